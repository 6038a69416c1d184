import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { leaveAccount } from '#app/session/leave-account.ts';
import { Button } from '#app/ui/button.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';
import { ADMINISTRATION, accountPages } from '#content/pages/account-pages.ts';
import { AccountInitials } from './account-initials.tsx';
import type { AccountNames } from './use-account-names.ts';

export function AccountMenu({
  initials,
  displayName,
  email,
  isNamed,
  isAdministrator,
}: AccountNames) {
  // Marks the page as that of an account, as the head does before the first paint.
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.account = '';
    return () => {
      delete dataset.account;
    };
  }, []);
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          aria-label={`Menu du compte\u00a0: ${isNamed ? displayName : email}`}
          className="px-2!"
        >
          <AccountInitials>{initials}</AccountInitials>
          <ChevronDown aria-hidden className="size-4!" />
        </Button>
      }
      head={
        <>
          <span className="block font-semibold">{displayName}</span>
          <span className="block truncate text-sm text-ink-soft">{email}</span>
        </>
      }
      entries={[
        { label: 'Voir mon profil', icon: <UserRound />, href: '/account' },
        ...accountPages.map(({ path, name }) => ({ label: name, href: path })),
        ...(isAdministrator ? [{ label: ADMINISTRATION.name, href: ADMINISTRATION.path }] : []),
        'separator',
        { label: 'Se déconnecter', icon: <LogOut />, onSelect: () => leaveAccount() },
      ]}
    />
  );
}
