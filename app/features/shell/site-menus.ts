import type { PublicPage } from '#content/pages/public-page.ts';
import { findPage, pagesAt } from '#content/pages.ts';

/** What stands before and after the menu of guides: a page that is not there has no link. */
export const faqPage = findPage('/faq');
export const modelsPage = findPage('/modeles');

/** The documents of this device, whoever is signed in. */
export const devicePage = {
  path: '/dossier',
  name: 'Mes documents',
  summary: 'Vos brouillons et vos documents terminés, sur cet appareil.',
};

/** The menus of the header, in its order; those that nothing is in are left out. */
export const guidesMenu = menu('Guides', 'guides', { path: '/guides', name: 'Tous les guides' });
export const documentsMenu = menu('Créer un document', 'documents', {
  path: '/#documents',
  name: 'Tous les documents',
});
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
