import { Link } from 'react-router';
import { joinClasses } from '#app/lib/join-classes.ts';

export type TradeLink = { path: string; name: string };

/** Each choice has its own address. */
export function TradeFilter({
  trades,
  current,
}: {
  trades: readonly TradeLink[];
  current: string;
}) {
  const choices = [{ path: '/modeles', name: 'Tous les métiers' }, ...trades];
  return (
    <nav aria-label="Filtrer par métier" className="mt-8">
      <p aria-hidden className="text-sm font-semibold">
        Filtrer par métier
      </p>
      {/* Three scrolling rows: twenty-five lines would push the templates out of view. */}
      <ul className="-mx-4 mt-3 grid auto-cols-max grid-flow-col grid-rows-3 gap-2 overflow-x-auto px-4 pb-2 lg:mx-0 lg:flex lg:flex-wrap lg:overflow-visible lg:px-0">
        {choices.map(({ path, name }) => (
          <li key={path}>
            <Link
              to={path}
              preventScrollReset
              aria-current={path === current ? 'page' : undefined}
              className={joinClasses(
                'flex h-9 items-center rounded-full border px-3.5 text-sm whitespace-nowrap transition-colors',
                path === current
                  ? 'border-primary bg-primary-soft font-semibold text-primary'
                  : 'border-rule bg-surface hover:border-control',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
