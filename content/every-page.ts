import { articlePages } from './pages/article-pages.ts';
import type { PublicPage } from './pages/public-page.ts';
import { tradePages } from './pages/trade-pages.ts';
import { pages } from './pages.ts';

/** Every public page, for the build and the server. */
export const everyPage: readonly PublicPage[] = [...pages, ...articlePages, ...tradePages];
