import { calculatorPages } from './pages/calculator-pages.ts';
import { companyPages } from './pages/company-pages.ts';
import { documentPages } from './pages/document-pages.ts';
import { guidePages } from './pages/guide-pages.ts';
import { homePages } from './pages/home-pages.ts';
import type { PagePlace, PublicPage } from './pages/public-page.ts';
import { toolPages } from './pages/tool-pages.ts';
import { trimPath } from './pages/trim-path.ts';

/**
 * The public pages that menus may link to. A row puts a page in its menus, the site map and the
 * share pictures; a page without one is linked from nowhere.
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

export function requirePage(path: PagePath): PublicPage {
  const page = findPage(path);
  if (!page) throw new Error(`No page has the address ${path}`);
  return page;
}

/** Null for an unknown path; prerendered pages may have a trailing slash. */
export function findPage(path: string): PublicPage | null {
  const rows: readonly PublicPage[] = pages;
  const address = trimPath(path);
  return rows.find((page) => page.path === address) ?? null;
}

export function pagesAt(place: PagePlace): readonly PublicPage[] {
  const rows: readonly PublicPage[] = pages;
  return rows.filter(({ places }) => places?.includes(place));
}

/** The breadcrumb, from the home page down. */
export function trailOf(page: Pick<PublicPage, 'path' | 'name' | 'parent'>): readonly TrailStep[] {
  if (page.path === '/') return [page];
  return [...trailOf(findPage(page.parent ?? '/') ?? requirePage('/')), page];
}

export type TrailStep = Pick<PublicPage, 'path' | 'name'>;
