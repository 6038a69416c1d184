import type { ReactElement, ReactNode } from 'react';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { MenuButton } from './menu-button.tsx';
import type { MenuEntry } from './menu-entry.ts';

export function Menu({
  trigger,
  head,
  entries,
  align = 'end',
}: {
  trigger: ReactElement;
  head?: ReactNode;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
}) {
  return (
    <MenuButton trigger={trigger}>
      {() => <MenuOverlay trigger={trigger} head={head} entries={entries} align={align} />}
    </MenuButton>
  );
}

const MenuOverlay = lazyWhenUsed(async () => (await import('./menu-overlay.tsx')).MenuOverlay);
