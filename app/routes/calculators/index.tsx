import { Link } from 'react-router';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { calculatorPages } from '#content/pages/calculator-pages.ts';

export const meta = () => pageMeta('/calculatrices');

export default function Calculators() {
  const [, ...calculators] = calculatorPages;
  return (
    <div className="column-5xl">
      <h1 className="text-2xl lg:text-3xl">Calculatrices de facturation</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">
        Des calculs justes, au centime et à la date, avec le texte de loi qui les demande. Tout se
        passe sur votre appareil&nbsp;: rien n’est envoyé.
      </p>
      <ul className="mt-8 grid gap-3 sm:grid-cols-2">
        {calculators.map(({ path, name, summary }) => (
          <li key={path}>
            <Link
              to={path}
              className="block h-full rounded-card border border-rule bg-surface p-4 transition-colors hover:border-control"
            >
              <h2 className="text-lg">{name}</h2>
              <p className="mt-1 text-ink-soft">{summary}</p>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
