import { createSiteSearch, type SiteSearch } from './create-site-search.ts';
import type { PageTexts, SearchedPage } from './searched-page.ts';

/** Loads the pages once, on demand; searching works offline. */
export function openSiteSearch(): Promise<SiteSearch> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

let opened: Promise<SiteSearch> | null = null;

async function open(): Promise<SiteSearch> {
  const pages = await fetchJson<readonly SearchedPage[]>('/recherche.json');
  return createSiteSearch(pages, () => fetchJson<PageTexts>('/recherche/textes.json'));
}

async function fetchJson<Content>(path: string): Promise<Content> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Content; // written by our own build
}
