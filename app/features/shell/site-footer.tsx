import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ClaimList } from '#app/ui/claim-list.tsx';
import { WhenSaid } from '#app/ui/when-said.tsx';
import type { Saying } from '#content/deployment.ts';
import { pagesAt } from '#content/pages.ts';
import { deployment, site } from '#content/site.ts';
import { LegalLinks } from './legal-links.tsx';
import { Logo } from './logo.tsx';
import {
  devicePage,
  documentsMenu,
  faqPage,
  guidesMenu,
  modelsPage,
  toolsMenu,
} from './site-menus.ts';
import { ThemeChoice } from './theme-choice.tsx';

export function SiteFooter() {
  const help = [faqPage, ...(guidesMenu?.pages ?? []), modelsPage].filter((page) => page !== null);
  return (
    // Hidden while a form above is concealed: its change of height must not be seen.
    <footer className="border-t border-rule bg-surface print:hidden [body:has([data-concealed])_&]:invisible">
      <div className="mx-auto flex max-w-360 flex-col gap-x-12 gap-y-8 px-4 pt-10 pb-20 lg:flex-row lg:flex-wrap lg:justify-between lg:px-8 lg:pb-10">
        <div className="max-w-80">
          <Logo />
          <p className="mt-3 text-sm text-ink-soft in-data-account:hidden">{site.privacy}</p>
          <ClaimList claims={site.claims} className="mt-4 text-sm text-ink-soft *:py-1" />
        </div>
        <FooterColumn
          title="Créer un document"
          pages={[...(documentsMenu?.pages ?? []), devicePage]}
        />
        <FooterColumn title="Outils" pages={toolsMenu?.pages ?? []} />
        <FooterColumn title="Guides et aide" pages={help} />
        <FooterColumn title={site.name} pages={pagesAt('company')}>
          <WhenSaid setting="OLDER_SITE">
            <li>
              <a href={deployment.OLDER_SITE} className={linkClasses}>
                Ancienne version du site
              </a>
            </li>
          </WhenSaid>
        </FooterColumn>
        <FooterColumn title="Informations légales" pages={[]}>
          <LegalLinks className={linkClasses} />
        </FooterColumn>
        <div>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  );
}

function FooterColumn({
  title,
  pages,
  children,
}: {
  title: string;
  pages: readonly { path: string; name: string; needs?: Saying }[];
  children?: ReactNode;
}) {
  if (pages.length === 0 && !children) return null;
  return (
    <nav aria-label={title}>
      <h2 className="text-sm">{title}</h2>
      <ul className="mt-2 text-sm">
        {pages.map(({ path, name, needs }) => (
          <WhenSaid key={path} setting={needs}>
            <li>
              <Link to={path} className={linkClasses}>
                {name}
              </Link>
            </li>
          </WhenSaid>
        ))}
        {children}
      </ul>
    </nav>
  );
}

const linkClasses = 'inline-block py-1 text-ink-soft hover:text-ink hover:underline';
