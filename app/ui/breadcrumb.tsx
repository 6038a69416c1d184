import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

/** From the home page down; the current page is not a link. */
export function Breadcrumb({
  trail,
  className = '',
}: {
  trail: readonly { path: string; name: string }[];
  className?: string;
}) {
  return (
    <nav aria-label="Fil d’Ariane" className={`text-sm text-ink-soft print:hidden ${className}`}>
      <ol className="flex flex-wrap items-center gap-x-1">
        {trail.map(({ path, name }, index) => (
          <li key={path} className="flex items-center gap-1">
            {index > 0 && <ChevronRight aria-hidden className="size-4" />}
            {index < trail.length - 1 ? (
              <Link to={path} className="py-1 underline hover:text-ink">
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
