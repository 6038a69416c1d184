import { Link } from 'react-router';
import { leaveAccount } from '#app/session/leave-account.ts';
import { Button } from '#app/ui/button.tsx';
import { ADMINISTRATION, accountPages } from '#content/pages/account-pages.ts';
import { AccountInitials } from './account-initials.tsx';
import type { AccountNames } from './use-account-names.ts';

export function AccountCard({
  initials,
  displayName,
  email,
  isAdministrator,
  onLeave,
}: AccountNames & { onLeave: () => void }) {
  const pages = [
    ...accountPages,
    { path: '/account', name: 'Mon profil' },
    ...(isAdministrator ? [ADMINISTRATION] : []),
  ];
  return (
    <section aria-label="Compte" className="mt-4 border-t border-rule pt-4">
      <div className="flex items-center gap-3">
        <AccountInitials>{initials}</AccountInitials>
        <p className="min-w-0">
          <span className="block font-semibold">{displayName}</span>
          <span className="block truncate text-sm text-ink-soft">{email}</span>
        </p>
      </div>
      <div className="mt-4 grid grid-cols-2 gap-2">
        {pages.map(({ path, name }) => (
          <Button key={path} asChild className="px-2!">
            <Link to={path} onClick={onLeave}>
              {name}
            </Link>
          </Button>
        ))}
        <Button
          variant="quiet"
          className="px-2!"
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
