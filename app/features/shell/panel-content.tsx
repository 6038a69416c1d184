import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { pagesAt } from '#content/pages.ts';
import { AccountPart } from './account/account-part.tsx';
import { LegalLinks } from './legal-links.tsx';
import {
  allDocuments,
  faqPage,
  guidesMenu,
  modelsPage,
  type SiteMenu,
  toolsMenu,
} from './site-menus.ts';
import { ThemeChoice } from './theme-choice.tsx';

/** First what is done every day, so that it is seen without scrolling; then what is read. */
export function PanelContent({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="flex min-h-full flex-col px-4 pt-3 pb-8">
      <nav aria-label="Principale">
        <NewDocuments onLeave={onLeave} />
        <AccountPart onLeave={onLeave} />
        <PanelMenu menu={guidesMenu} onLeave={onLeave} />
        <PanelMenu menu={toolsMenu} onLeave={onLeave} />
        <h2 className="mt-6 text-sm text-ink-soft">Aide et exemples</h2>
        <PanelLinks pages={[faqPage, modelsPage, allDocuments]} onLeave={onLeave} />
      </nav>
      <h2 className="mt-6 text-sm text-ink-soft">Informations légales</h2>
      <ul>
        <LegalLinks
          className="block min-h-11 w-full py-2.5 text-left text-ink-soft"
          onLeave={onLeave}
        />
      </ul>
      <div className="mt-auto pt-8">
        <p className="mb-2 text-sm font-semibold" aria-hidden>
          Thème
        </p>
        <ThemeChoice />
      </div>
    </div>
  );
}

function NewDocuments({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <h2 className="text-sm text-ink-soft">Nouveau</h2>
      <ul className="mt-2 grid grid-cols-2 gap-2">
        {pagesAt('documents').map(({ path, name }) => (
          <li key={path}>
            <Button
              asChild
              className="w-full border-primary/30! bg-primary-soft! px-2! text-primary!"
            >
              <Link to={path} onClick={onLeave}>
                {name}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function PanelMenu({ menu, onLeave }: { menu: SiteMenu | null; onLeave: () => void }) {
  if (!menu) return null;
  return (
    <>
      <h2 className="mt-6 text-sm text-ink-soft">{menu.title}</h2>
      <PanelLinks pages={menu.pages} onLeave={onLeave} />
    </>
  );
}

function PanelLinks({
  pages,
  onLeave,
}: {
  pages: readonly ({ path: string; name: string; summary?: string } | null)[];
  onLeave: () => void;
}) {
  const present = pages.filter((page) => page !== null);
  if (present.length === 0) return null;
  return (
    <ul>
      {present.map(({ path, name, summary }) => (
        <li key={path} className="border-b border-rule">
          <Link to={path} onClick={onLeave} className="block py-3">
            <span className="text-lg font-semibold">{name}</span>
            {summary && <span className="block text-ink-soft">{summary}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
