import { Suspense, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { isAccount } from '#app/data/is-account.ts';
import { writeOrigin } from '#app/session/origin.ts';
import { useSession } from '#app/session/use-session.ts';
import { Button } from '#app/ui/button.tsx';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { startKeeper } from './start-keeper.ts';
import { tellLinkProblem } from './tell-link-problem.ts';
import { useAccountNames } from './use-account-names.ts';

/** The sign-in link or the user’s menu; constant width, so that nothing moves. */
export function AccountEntry() {
  const { isLoading, user, linkProblem, offered } = useSession();
  const { pathname } = useLocation();
  // Shows a toast on pages without a form to report it.
  useEffect(() => {
    if (linkProblem && !AUTH_PATHS.includes(pathname)) tellLinkProblem(linkProblem);
  }, [linkProblem, pathname]);
  // Opens the account’s documents, and closes them after the session has ended.
  useEffect(() => {
    if (!isLoading && (user || isAccount())) startKeeper();
  }, [isLoading, user]);
  const names = useAccountNames();
  return (
    <div className="flex min-w-28 justify-end">
      {names ? (
        <Suspense>
          <AccountMenu {...names} />
        </Suspense>
      ) : (
        <SignInLink isUnsure={isLoading} />
      )}
      {offered && (
        <Suspense>
          <OfferedSessionDialog offered={offered} />
        </Suspense>
      )}
    </div>
  );
}

/** `isUnsure`: hidden until the stored session is identified. */
function SignInLink({ isUnsure }: { isUnsure: boolean }) {
  const location = useLocation();
  const isSigningIn = location.pathname === '/auth';
  return (
    <Button asChild className={isUnsure ? 'in-data-account:invisible' : ''}>
      <Link to="/auth" state={isSigningIn ? location.state : writeOrigin(location)}>
        Connexion
      </Link>
    </Button>
  );
}

/** These pages report a refused link themselves. */
const AUTH_PATHS = ['/auth', '/auth-confirm', '/reset-password'];

const AccountMenu = lazyFetched(async () => (await import('./account-menu.tsx')).AccountMenu);

const OfferedSessionDialog = lazyFetched(
  async () => (await import('./offered-session-dialog.tsx')).OfferedSessionDialog,
);
