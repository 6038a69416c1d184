import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { describeLeaving, type Leaving } from './describe-leaving.ts';
import { signedOut } from './signed-out.ts';
import { useSession } from './use-session.ts';

/** Shown while the device is being left: the page behind must not show documents any more. */
export function LeavingPage() {
  return <Spinner label="Déconnexion…" />;
}

/** Says what became of the documents; closes as soon as another page opens or somebody signs in. */
export function SignedOutPage({ leaving }: { leaving: Leaving }) {
  const { key } = useLocation();
  const [opened] = useState(key);
  const { user } = useSession();
  const title = useRef<HTMLHeadingElement>(null);
  // Moves the focus, as a new page does.
  useEffect(() => title.current?.focus(), []);
  // Gives the place back to the router.
  useEffect(() => {
    if (key !== opened || user) signedOut.set({ page: null });
  }, [key, opened, user]);
  return (
    <section className="mx-auto max-w-xl py-8 lg:py-16">
      <h1 ref={title} tabIndex={-1} className="text-2xl outline-none lg:text-3xl">
        Vous êtes déconnecté de cet appareil
      </h1>
      {describeLeaving(leaving).map((text) => (
        <p key={text} className="mt-4 text-lg text-ink-soft">
          {text}
        </p>
      ))}
      <Button variant="primary" asChild className="mt-8">
        <Link to="/auth">Se connecter</Link>
      </Button>
    </section>
  );
}
