import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { AccountEntry } from './account/account-entry.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { Logo } from './logo.tsx';
import { SearchLink } from './search-link.tsx';
import {
  devicePage,
  documentsMenu,
  faqPage,
  guidesMenu,
  modelsPage,
  toolsMenu,
} from './site-menus.ts';
import { SitePanel } from './site-panel.tsx';
import { ThemeMenu } from './theme-menu.tsx';

export function SiteHeader() {
  return (
    <header className="border-b border-rule bg-surface print:hidden">
      <div className="mx-auto flex h-16 max-w-360 items-center justify-between gap-4 px-4 lg:px-8 xl:gap-8">
        <Logo />
        <nav aria-label="Principale" className="hidden grow items-center lg:flex">
          <HeaderLink page={faqPage} />
          <HeaderMenu menu={guidesMenu} />
          <HeaderLink page={modelsPage} />
          <HeaderMenu menu={documentsMenu} />
          <HeaderMenu menu={toolsMenu} />
          <HeaderLink page={devicePage} />
        </nav>
        <div className="flex items-center gap-1 lg:gap-3">
          <SearchLink />
          <div className="hidden items-center gap-3 lg:flex">
            <AccountEntry />
            <ThemeMenu />
          </div>
          <div className="lg:hidden">
            <SitePanel />
          </div>
        </div>
      </div>
    </header>
  );
}

function HeaderLink({ page }: { page: { path: string; name: string } | null }) {
  if (!page) return null;
  return (
    <Button variant="quiet" asChild className="px-2! font-normal! text-ink! xl:px-3!">
      <Link to={page.path}>{page.name}</Link>
    </Button>
  );
}
