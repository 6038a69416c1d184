import type { PublicPage } from '#content/pages/public-page.ts';
import { findPage, pagesAt } from '#content/pages.ts';

/** Links around the guides menu; null when the page does not exist. */
export const faqPage = findPage('/faq');
export const modelsPage = findPage('/modeles');

/** Every nature of the six kinds, on the home page. */
export const allDocuments: MenuPage = { path: '/#documents', name: 'Tous les documents' };

/** The documents of this device, for signed-in users too. */
export const devicePage = { path: '/dossier', name: 'Mes documents' };

/** Header menus in order; empty ones are null. */
export const guidesMenu = menu('Guides', 'guides', { path: '/guides', name: 'Tous les guides' });
export const documentsMenu = menu('Créer un document', 'documents', allDocuments);
export const toolsMenu = menu('Outils', 'tools');

export type SiteMenu = { title: string; pages: readonly MenuPage[] };
type MenuPage = Pick<PublicPage, 'path' | 'name' | 'summary'>;

function menu(
  title: string,
  place: 'guides' | 'documents' | 'tools',
  all?: MenuPage,
): SiteMenu | null {
  const pages: MenuPage[] = pagesAt(place).filter(({ path }) => path !== all?.path);
  if (all && findPage(all.path.replace(/#.*/, ''))) pages.push(all);
  return pages.length > 0 ? { title, pages } : null;
}
