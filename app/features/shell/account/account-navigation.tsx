import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useSession } from '#app/session/use-session.ts';

/** What the pages of a signed-in user share; one line, which scrolls sideways on a phone. */
export function AccountNavigation() {
  const { isLoading, user, isSecondFactorDue } = useSession();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // Syncs with the position of the list: the current page is always in sight.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    if (list.current && current)
      list.current.scrollLeft =
        current.offsetLeft - (list.current.clientWidth - current.clientWidth) / 2;
  }, [pathname]);
  if (!isLoading && (!user || isSecondFactorDue)) return null;
  return (
    // A navigation right in the main content would have the width of its page.
    <div
      className={`-mx-4 -mt-8 mb-3 border-b border-rule bg-surface lg:column-6xl lg:-mt-4 lg:mb-6 lg:border-0 lg:bg-transparent print:hidden ${isLoading ? 'invisible in-data-account:visible' : ''}`}
    >
      <nav aria-label="Pages du compte">
        <ul
          ref={list}
          className="relative flex gap-1 overflow-x-auto p-1 px-2 [scrollbar-width:none] lg:-mx-4 lg:p-1"
        >
          {PAGES.map(({ path, name }) => (
            <li key={path}>
              <NavLink
                to={path}
                className="flex h-10 items-center rounded-control px-3 whitespace-nowrap text-ink-soft hover:bg-hover hover:text-ink aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary"
              >
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

const PAGES = [
  { path: '/documents', name: 'Documents' },
  { path: '/clients', name: 'Clients' },
  { path: '/products', name: 'Produits' },
  { path: '/companies', name: 'Entreprises' },
  { path: '/dashboard', name: 'Tableau de bord' },
  { path: '/account', name: 'Compte' },
];
