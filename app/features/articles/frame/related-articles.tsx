import { Link } from 'react-router';
import type { ArticleLink } from '#app/features/articles/article.ts';

export function RelatedArticles({ articles }: { articles: readonly ArticleLink[] }) {
  if (articles.length === 0) return null;
  return (
    <nav aria-labelledby="a-lire-aussi" className="mt-8 print:hidden">
      <h2 id="a-lire-aussi" className="text-lg">
        À lire aussi
      </h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {articles.map(({ path, name }) => (
          <li key={path}>
            <Link
              to={path}
              className="block h-full rounded-control border border-rule bg-surface px-4 py-3 font-semibold text-primary hover:bg-hover"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
