import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { documentPages } from '#app/lib/pages/document-pages.ts';
import { toolPages } from '#app/lib/pages/tool-pages.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { SheetPanel } from '#app/ui/overlays/sheet-panel.tsx';
import { AccountPart } from './account-part.tsx';
import { Logo } from './logo.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** What the header holds on a wide screen, behind a button on a small one. */
export function SitePanel() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        label="Ouvrir le menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="-mr-2 text-ink!"
        onClick={() => setOpen(true)}
      >
        <MenuIcon aria-hidden className="size-6!" />
      </IconButton>
      <SheetPanel isOpen={isOpen} onClose={close} title={<Logo onClick={close} />}>
        <div className="flex min-h-full flex-col px-4 pt-6 pb-8">
          <nav aria-label="Principale">
            <h2 className="text-sm text-ink-soft">Créer un document</h2>
            <ul className="mt-2">
              {documentPages.map(({ path, name, summary }) => (
                <li key={path} className="border-b border-rule">
                  <Link to={path} onClick={close} className="block py-4">
                    <span className="text-lg font-semibold">{name}</span>
                    <span className="block text-ink-soft">{summary}</span>
                  </Link>
                </li>
              ))}
            </ul>
            <Link to="/dossier" onClick={close} className="block border-b border-rule py-4">
              <span className="text-lg font-semibold">Mes documents</span>
              <span className="block text-ink-soft">
                Vos brouillons et vos documents terminés, sur cet appareil.
              </span>
            </Link>
            <h2 className="mt-8 text-sm text-ink-soft">Outils</h2>
            <ul className="mt-2">
              {toolPages.map(({ path, name, summary }) => (
                <li key={path} className="border-b border-rule">
                  <Link to={path} onClick={close} className="block py-4">
                    <span className="text-lg font-semibold">{name}</span>
                    <span className="block text-ink-soft">{summary}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <AccountPart onLeave={close} />
          <div className="mt-auto pt-8">
            <p className="mb-2 text-sm font-semibold" aria-hidden>
              Thème
            </p>
            <ThemeChoice />
          </div>
        </div>
      </SheetPanel>
    </>
  );
}
