import { Link } from 'react-router';
import { AccountPart } from './account/account-part.tsx';
import {
  devicePage,
  documentsMenu,
  faqPage,
  guidesMenu,
  modelsPage,
  type SiteMenu,
  toolsMenu,
} from './site-menus.ts';
import { ThemeChoice } from './theme-choice.tsx';

export function PanelContent({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="flex min-h-full flex-col px-4 pt-2 pb-8">
      <AccountPart onLeave={onLeave} />
      <nav aria-label="Principale">
        <PanelLinks pages={[devicePage, faqPage]} onLeave={onLeave} />
        <PanelMenu menu={guidesMenu} onLeave={onLeave} />
        <PanelLinks pages={[modelsPage]} onLeave={onLeave} />
        <PanelMenu menu={documentsMenu} onLeave={onLeave} />
        <PanelMenu menu={toolsMenu} onLeave={onLeave} />
      </nav>
      <div className="mt-auto pt-8">
        <p className="mb-2 text-sm font-semibold" aria-hidden>
          Thème
        </p>
        <ThemeChoice />
      </div>
    </div>
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
