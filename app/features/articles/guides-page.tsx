import type { SyntheticEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { GuideChapter, GuideSituation } from './rendering/list-guides.server.ts';
import { SituationPath } from './situation-path.tsx';

export function GuidesPage({
  chapters,
  situations,
}: {
  chapters: readonly GuideChapter[];
  situations: readonly GuideSituation[];
}) {
  const navigate = useNavigate();
  // No page sends a form natively: see early-presses.ts.
  const search = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const q = String(new FormData(currentTarget).get('q') ?? '');
    navigate({ pathname: '/recherche', search: q && `?${new URLSearchParams({ q })}` });
  };
  const half = Math.ceil(situations.length / 2);
  return (
    <div className="column-6xl">
      <h1 className="text-3xl">Guides de la facturation</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-soft">
        Des réponses exactes, avec le texte de loi, l’exemple chiffré et l’outil pour agir.
      </p>
      <form action="/recherche" onSubmit={search} className="mt-6 flex max-w-xl gap-2">
        <input
          type="search"
          name="q"
          aria-label="Rechercher dans les guides"
          placeholder="pénalités, quittance, TVA…"
          className="h-10 min-w-0 grow rounded-control border border-control bg-surface px-3"
        />
        <Button type="submit">Rechercher</Button>
      </form>
      <section aria-labelledby="situations" className="mt-10">
        <h2 id="situations" className="text-2xl">
          Par situation
        </h2>
        <p className="mt-2 text-ink-soft">Les pages à lire dans l’ordre, puis l’outil.</p>
        <div className="mt-4 grid items-start gap-x-10 md:grid-cols-2">
          {[situations.slice(0, half), situations.slice(half)].map((column) => (
            <div key={column[0]?.id}>
              {column.map((situation) => (
                <SituationPath key={situation.id} {...situation} />
              ))}
            </div>
          ))}
        </div>
      </section>
      <h2 className="mt-12 text-2xl">Par sujet</h2>
      <div className="mt-6 grid gap-x-10 gap-y-10 md:grid-cols-2">
        {chapters.map(({ path, name, summary, articles }) => (
          <section key={path}>
            <h3 className="text-xl">
              <Link to={path} className="hover:underline">
                {name}
              </Link>
            </h3>
            <p className="mt-2 text-sm text-ink-soft">{summary}</p>
            <ul className="mt-3 border-t border-rule">
              {articles.map((article) => (
                <li key={article.path} className="border-b border-rule">
                  <Link to={article.path} className="block py-2.5 hover:text-primary">
                    <span className="font-semibold">{article.name}</span>
                    <span className="mt-0.5 block text-sm text-ink-soft">{article.summary}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
