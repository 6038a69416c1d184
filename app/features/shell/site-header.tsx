import { ChevronDown, FileText } from 'lucide-react';
import { documentPages } from '#app/lib/document-pages.ts';
import { Button } from '#app/ui/button.tsx';
import { Menu } from '#app/ui/menu.tsx';
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
        </nav>
        <div className="hidden lg:block">
          <ThemeMenu />
        </div>
        <div className="lg:hidden">
          <SitePanel />
        </div>
      </div>
    </header>
  );
}
