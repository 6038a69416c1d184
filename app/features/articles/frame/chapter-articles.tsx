import { Link } from 'react-router';
import type { Article } from '#app/features/articles/article.ts';

export function ChapterArticles({ articles }: Pick<Article, 'articles'>) {
  if (articles.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 id="articles" className="text-xl">
        Les articles de ce chapitre
      </h2>
      <table className="mt-4 w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-rule text-sm text-ink-soft">
            <th scope="col" className="py-2 pr-4 font-semibold">
              Article
            </th>
            <th scope="col" className="py-2 font-semibold">
              En une phrase
            </th>
          </tr>
        </thead>
        <tbody>
          {articles.map(({ path, name, summary }) => (
            <tr key={path} className="border-b border-rule align-top">
              <th scope="row" className="w-2/5 py-3 pr-4 font-semibold">
                <Link to={path} className="text-primary underline">
                  {name}
                </Link>
              </th>
              <td className="py-3">{summary}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
