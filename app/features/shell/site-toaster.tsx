import { useLocation } from 'react-router';
import { Toaster } from '#app/ui/toasts/toaster.tsx';
import { isSignedInPath } from '#content/pages/account-pages.ts';

/** One toast at a time in the account and administration, three elsewhere. */
export function SiteToaster() {
  const { pathname } = useLocation();
  return <Toaster limit={isSignedInPath(pathname) ? 1 : 3} />;
}
