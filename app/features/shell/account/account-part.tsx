import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { devicePage } from '#app/features/shell/site-menus.ts';
import { writeOrigin } from '#app/session/origin.ts';
import { Button } from '#app/ui/button.tsx';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { useAccountNames } from './use-account-names.ts';

/** The part of the menu about the user: the account, or the way in and the device’s documents. */
export function AccountPart({ onLeave }: { onLeave: () => void }) {
  const location = useLocation();
  const names = useAccountNames();
  if (names)
    return (
      <Suspense>
        <AccountCard {...names} onLeave={onLeave} />
      </Suspense>
    );
  return (
    <div className="mt-4 grid grid-cols-2 gap-2 border-t border-rule pt-4">
      <Button asChild className="px-2!">
        <Link to={devicePage.path} onClick={onLeave}>
          {devicePage.name}
        </Link>
      </Button>
      <Button asChild className="px-2!">
        <Link to="/auth" state={writeOrigin(location)} onClick={onLeave}>
          Connexion
        </Link>
      </Button>
      <p className="col-span-2 text-sm text-ink-soft">
        Un compte gratuit garde vos documents et vos clients, sur tous vos appareils.
      </p>
    </div>
  );
}

const AccountCard = lazyFetched(async () => (await import('./account-card.tsx')).AccountCard);
