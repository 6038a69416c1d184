import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { documentPages } from '#content/pages/document-pages.ts';

export function EmptyDossier() {
  return (
    <section className="mt-8 rounded-card border border-rule bg-surface p-6 lg:p-10">
      <h2 className="text-lg">Aucun document pour le moment</h2>
      <p className="mt-2 text-ink-soft">
        Ce que vous saisissez s’enregistre ici tout seul, dès la première touche.
      </p>
      <ul className="mt-6 flex flex-wrap gap-3">
        {documentPages.map(({ path, name }) => (
          <li key={path}>
            <Button asChild>
              <Link to={path}>{name}</Link>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
