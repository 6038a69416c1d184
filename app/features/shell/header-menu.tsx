import { ChevronDown } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';
import { listMenuEntries } from './menu-entries.ts';
import type { SiteMenu } from './site-menus.ts';

/** Hidden when empty; `isMain`: its button is the main action of the header. */
export function HeaderMenu({ menu, isMain = false }: { menu: SiteMenu | null; isMain?: boolean }) {
  if (!menu) return null;
  return (
    <Menu
      align="start"
      trigger={
        <Button
          variant={isMain ? 'primary' : 'quiet'}
          className={
            isMain
              ? 'px-2.5! max-xl:text-sm! xl:ml-1 xl:px-4!'
              : 'px-2! font-normal! text-ink! xl:px-3!'
          }
        >
          {menu.title}
          <ChevronDown aria-hidden className="size-4!" />
        </Button>
      }
      entries={listMenuEntries(menu.pages)}
    />
  );
}
