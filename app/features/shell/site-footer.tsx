import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { documentPages } from '#app/lib/pages/document-pages.ts';
import { toolPages } from '#app/lib/pages/tool-pages.ts';
import { site } from '#content/site.ts';
import { Logo } from './logo.tsx';
import { ThemeChoice } from './theme-choice.tsx';

export function SiteFooter() {
  return (
    // A form that takes another shape out of sight moves what is under it: that is not seen either.
    <footer className="border-t border-rule bg-surface print:hidden [body:has([data-concealed])_&]:invisible">
      <div className="mx-auto flex max-w-360 flex-col gap-x-12 gap-y-8 px-4 py-10 lg:flex-row lg:justify-between lg:px-8">
        <div className="max-w-80">
          <Logo />
          <p className="mt-3 text-sm text-ink-soft">{site.privacy}</p>
        </div>
        <nav aria-label="Documents">
          <h2 className="text-sm">Créer un document</h2>
          <ul className="mt-2 text-sm">
            {documentPages.map(({ path, name }) => (
              <li key={path}>
                <Link
                  to={path}
                  className="inline-block py-1 text-ink-soft hover:text-ink hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
            <li>
              <Link
                to="/dossier"
                className="inline-block py-1 text-ink-soft hover:text-ink hover:underline"
              >
                Mes documents
              </Link>
            </li>
          </ul>
        </nav>
        <nav aria-label="Outils">
          <h2 className="text-sm">Outils</h2>
          <ul className="mt-2 text-sm">
            {toolPages.map(({ path, name }) => (
              <li key={path}>
                <Link
                  to={path}
                  className="inline-block py-1 text-ink-soft hover:text-ink hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ul className="text-sm text-ink-soft">
          {site.claims.map((claim) => (
            <li key={claim} className="flex items-center gap-2 py-1">
              <Check aria-hidden className="size-4 shrink-0 text-primary" />
              {claim}
            </li>
          ))}
        </ul>
        <div>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  );
}
