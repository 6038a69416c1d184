import { calculatorPages } from './pages/calculator-pages.ts';
import { companyPages } from './pages/company-pages.ts';
import { documentPages } from './pages/document-pages.ts';
import { guidePages } from './pages/guide-pages.ts';
import { homePages } from './pages/home-pages.ts';
import type { PagePlace, PublicPage } from './pages/public-page.ts';
import { toolPages } from './pages/tool-pages.ts';

/**
 * The public pages that the frame of the site may link to. A page that has no row here is linked
 * from nowhere; a row alone puts it in its menus, the site map and the list of pictures.
 */
export const pages = [
  ...homePages,
  ...documentPages,
  ...guidePages,
  ...companyPages,
  ...toolPages,
  ...calculatorPages,
] as const satisfies readonly PublicPage[];

export type PagePath = (typeof pages)[number]['path'];

/** The row of a page, by its address. */
export function requirePage(path: PagePath): PublicPage {
  const page = findPage(path);
  if (!page) throw new Error(`No page has the address ${path}`);
  return page;
}

/** Null where no page has this address; a prerendered page may end its own with a slash. */
export function findPage(path: string): PublicPage | null {
  const rows: readonly PublicPage[] = pages;
  const address = path === '/' ? path : path.replace(/\/$/, '');
  return rows.find((page) => page.path === address) ?? null;
}

/** The pages that a menu or a column of the footer links to. */
export function pagesAt(place: PagePlace): readonly PublicPage[] {
  const rows: readonly PublicPage[] = pages;
  return rows.filter(({ places }) => places?.includes(place));
}

/** From the home page down to a page: what its breadcrumb says. */
export function trailOf(page: Pick<PublicPage, 'path' | 'name' | 'parent'>): readonly TrailStep[] {
  if (page.path === '/') return [page];
  return [...trailOf(findPage(page.parent ?? '/') ?? requirePage('/')), page];
}

export type TrailStep = Pick<PublicPage, 'path' | 'name'>;
