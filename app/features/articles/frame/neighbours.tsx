import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { ArticleLink } from '#app/features/articles/article.ts';

export function Neighbours({
  previous,
  next,
}: {
  previous: ArticleLink | null;
  next: ArticleLink | null;
}) {
  if (!previous && !next) return null;
  return (
    <nav
      aria-label="Articles du chapitre"
      className="mt-8 grid gap-3 border-t border-rule pt-6 sm:grid-cols-2 print:hidden"
    >
      {previous && (
        <Link to={previous.path} rel="prev" className={box}>
          <span className="flex items-center gap-1 text-sm text-ink-soft">
            <ArrowLeft aria-hidden className="size-4" /> Précédent
          </span>
          {previous.name}
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next" className={`${box} sm:col-start-2 sm:text-right`}>
          <span className="flex items-center gap-1 text-sm text-ink-soft sm:justify-end">
            Suivant <ArrowRight aria-hidden className="size-4" />
          </span>
          {next.name}
        </Link>
      )}
    </nav>
  );
}

const box = 'rounded-control border border-rule bg-surface px-4 py-3 font-semibold hover:bg-hover';
