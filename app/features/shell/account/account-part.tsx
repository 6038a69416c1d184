import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { writeOrigin } from '#app/session/origin.ts';
import { Button } from '#app/ui/button.tsx';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { useAccountNames } from './use-account-names.ts';

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
    <Button variant="primary" asChild className="mb-2">
      <Link to="/auth" state={writeOrigin(location)} onClick={onLeave}>
        Connexion
      </Link>
    </Button>
  );
}

const AccountCard = lazyFetched(async () => (await import('./account-card.tsx')).AccountCard);
