import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { landingOf } from '#app/session/landing-of.ts';
import { Spinner } from '#app/ui/spinner.tsx';

/** Goes on to the page that was asked for, or to the documents. */
export function Landing({ origin }: { origin: string }) {
  const navigate = useNavigate();
  // Asks the account and this device.
  useEffect(() => {
    let isGone = false;
    landingOf(origin).then((path) => !isGone && navigate(path, { replace: true }));
    return () => {
      isGone = true;
    };
  }, [origin, navigate]);
  return <Spinner />;
}
