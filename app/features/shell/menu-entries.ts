import type { MenuEntry } from '#app/ui/overlays/menu-entry.ts';
import type { SiteMenu } from './site-menus.ts';

export function listMenuEntries(pages: SiteMenu['pages']): MenuEntry[] {
  return pages.map(({ path, name, summary }) => ({
    label: name,
    ...(summary && { detail: summary }),
    href: path,
  }));
}
