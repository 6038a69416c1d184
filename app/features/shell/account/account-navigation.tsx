import { ChartNoAxesColumn, Ellipsis, FileText, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { NewDocumentButton } from '#app/features/shell/new-document-button.tsx';
import { useSession } from '#app/session/use-session.ts';
import { Menu } from '#app/ui/overlays/menu.tsx';
import { trimPath } from '#content/pages/trim-path.ts';

/** Links between the pages of the account: a side bar, or a bottom bar on small screens. */
export function AccountNavigation() {
  const { isLoading, user, isSecondFactorDue } = useSession();
  if (!isLoading && (!user || isSecondFactorDue)) return null;
  return (
    <div
      className={`lg:-my-8 lg:w-52 lg:shrink-0 lg:border-r lg:border-rule lg:py-6 lg:pr-4 print:hidden ${isLoading ? 'invisible in-data-account:visible' : ''}`}
    >
      <nav
        aria-label="Pages du compte"
        className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t max-lg:border-rule max-lg:bg-surface max-lg:pb-[env(safe-area-inset-bottom)] lg:sticky lg:top-6"
      >
        <NewDocumentButton
          align="start"
          className="max-lg:absolute max-lg:inset-x-0 max-lg:top-1.5 max-lg:mx-auto max-lg:size-13! max-lg:rounded-full! max-lg:p-0! lg:w-full"
          wordClassName="max-lg:sr-only"
        />
        <ul className="grid grid-cols-5 lg:mt-4 lg:block lg:space-y-1">
          {PAGES.map(({ path, name, icon }) => (
            <li key={path} className={icon ? 'max-lg:nth-3:col-start-4' : 'max-lg:hidden'}>
              <NavLink to={path} className={itemClasses}>
                {icon && <span className="lg:hidden">{icon}</span>}
                {name}
              </NavLink>
            </li>
          ))}
          <li className="lg:hidden">
            <OtherPages />
          </li>
        </ul>
      </nav>
    </div>
  );
}

/** The bar has no room for these, nor the page for the button of help. */
function OtherPages() {
  const current = trimPath(useLocation().pathname);
  const others = PAGES.filter(({ icon }) => !icon);
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-current={others.some(({ path }) => path === current) || undefined}
          className={itemClasses}
        >
          <Ellipsis aria-hidden />
          Plus
        </button>
      }
      entries={[
        ...others.map(({ path, name }) => ({ label: name, href: path })),
        'separator',
        { label: 'Aide', href: '/faq' },
      ]}
    />
  );
}

const itemClasses =
  'flex w-full cursor-pointer items-center text-ink-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-primary max-lg:h-16 max-lg:flex-col max-lg:justify-center max-lg:gap-1 max-lg:text-sm lg:h-10 lg:rounded-control lg:px-3 lg:hover:bg-hover lg:aria-[current]:bg-primary-soft [&_svg]:size-5';

/** Those with an icon are in the bar. */
const PAGES: readonly { path: string; name: string; icon?: ReactNode }[] = [
  { path: '/dashboard', name: 'Suivi', icon: <ChartNoAxesColumn aria-hidden /> },
  { path: '/documents', name: 'Documents', icon: <FileText aria-hidden /> },
  { path: '/clients', name: 'Clients', icon: <UsersRound aria-hidden /> },
  { path: '/products', name: 'Produits' },
  { path: '/companies', name: 'Entreprises' },
  { path: '/account', name: 'Compte' },
];
