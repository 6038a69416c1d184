import { ChevronDown } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';
import type { SiteMenu } from './site-menus.ts';

/** Hidden when empty. */
export function HeaderMenu({ menu }: { menu: SiteMenu | null }) {
  if (!menu) return null;
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="quiet" className="px-2! font-normal! text-ink! xl:px-3!">
          {menu.title}
          <ChevronDown aria-hidden className="size-4!" />
        </Button>
      }
      entries={menu.pages.map(({ path, name, summary }) => ({
        label: name,
        ...(summary && { detail: summary }),
        href: path,
      }))}
    />
  );
}
