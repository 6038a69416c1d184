import { ChevronDown, FileSearch, FileText, ListChecks, Mail } from 'lucide-react';
import { Link } from 'react-router';
import { documentPages } from '#app/lib/pages/document-pages.ts';
import { toolPages } from '#app/lib/pages/tool-pages.ts';
import { Button } from '#app/ui/button.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';
import { AccountEntry } from './account-entry.tsx';
import { Logo } from './logo.tsx';
import { SitePanel } from './site-panel.tsx';
import { ThemeMenu } from './theme-menu.tsx';

export function SiteHeader() {
  return (
    <header className="border-b border-rule bg-surface print:hidden">
      <div className="mx-auto flex h-16 max-w-360 items-center justify-between gap-8 px-4 lg:px-8">
        <Logo />
        <nav aria-label="Principale" className="hidden grow lg:block">
          <Menu
            align="start"
            trigger={
              <Button variant="quiet" className="font-normal! text-ink!">
                Créer un document
                <ChevronDown aria-hidden className="size-4!" />
              </Button>
            }
            entries={documentPages.map(({ path, name, summary }) => ({
              label: name,
              detail: summary,
              icon: <FileText />,
              href: path,
            }))}
          />
          <Menu
            align="start"
            trigger={
              <Button variant="quiet" className="font-normal! text-ink!">
                Outils
                <ChevronDown aria-hidden className="size-4!" />
              </Button>
            }
            entries={toolPages.map(({ path, name, summary }) => ({
              label: name,
              detail: summary,
              icon: ICONS[path],
              href: path,
            }))}
          />
          <Button variant="quiet" asChild className="font-normal! text-ink!">
            <Link to="/dossier">Mes documents</Link>
          </Button>
        </nav>
        <div className="hidden items-center gap-3 lg:flex">
          <AccountEntry />
          <ThemeMenu />
        </div>
        <div className="lg:hidden">
          <SitePanel />
        </div>
      </div>
    </header>
  );
}

const ICONS = {
  '/lire-facture-electronique': <FileSearch />,
  '/numerotation': <ListChecks />,
  '/relance': <Mail />,
};
