import { Link } from 'react-router';
import { leaveAccount } from '#app/session/leave-account.ts';
import { Button } from '#app/ui/button.tsx';
import { accountPages } from '#content/pages/account-pages.ts';
import { AccountInitials } from './account-initials.tsx';
import type { AccountNames } from './use-account-names.ts';

export function AccountCard({
  initials,
  displayName,
  email,
  onLeave,
}: AccountNames & { onLeave: () => void }) {
  return (
    <section aria-label="Compte" className="mt-8">
      <div className="flex items-center gap-3">
        <AccountInitials>{initials}</AccountInitials>
        <p className="min-w-0">
          <span className="block font-semibold">{displayName}</span>
          <span className="block truncate text-sm text-ink-soft">{email}</span>
        </p>
      </div>
      <div className="mt-4 grid gap-2">
        <Button asChild>
          <Link to="/account" onClick={onLeave}>
            Mon profil
          </Link>
        </Button>
        {accountPages.map(({ path, name }) => (
          <Button key={path} asChild>
            <Link to={path} onClick={onLeave}>
              {name}
            </Link>
          </Button>
        ))}
        <Button
          onClick={() => {
            onLeave();
            leaveAccount();
          }}
        >
          Se déconnecter
        </Button>
      </div>
    </section>
  );
}
