import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { AccountEntry } from './account/account-entry.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { Logo } from './logo.tsx';
import { NewDocumentButton } from './new-document-button.tsx';
import { pageStyleOf } from './page-style.ts';
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

/** `help` is the way to help of the pages on which nothing may float. */
export function SiteHeader({ help }: { help?: ReactNode }) {
  const { pathname } = useLocation();
  const isMain = pageStyleOf(pathname) === 'content';
  return (
    <header className="border-b border-rule bg-surface print:hidden">
      <div className="mx-auto flex h-16 max-w-360 items-center justify-between gap-2 px-4 lg:px-8 xl:gap-8">
        <Logo />
        <nav aria-label="Principale" className="hidden grow items-center lg:flex">
          <HeaderLink page={faqPage} />
          <HeaderMenu menu={guidesMenu} />
          <HeaderLink page={modelsPage} />
          <HeaderMenu menu={toolsMenu} />
          <HeaderLink page={devicePage} />
          <HeaderMenu menu={documentsMenu} isMain={isMain} />
        </nav>
        <div className="flex shrink-0 items-center gap-1 xl:gap-3">
          {isMain && <NewDocumentButton className={smallMain} />}
          {help}
          <SearchLink />
          <div className="hidden items-center gap-1 lg:flex xl:gap-3">
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

/** A phone has room for the word or the icon. */
const smallMain =
  'lg:hidden max-sm:px-2.5! max-[22rem]:[&>span]:sr-only min-[22rem]:max-sm:[&_svg]:hidden';
