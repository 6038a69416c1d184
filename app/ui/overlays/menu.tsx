import { type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { Slot } from '#app/ui/slot.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
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
  const [isWanted, setWanted] = useState(false);
  const closedTrigger = (
    <Slot
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setWanted(true);
      }}
    >
      {trigger}
    </Slot>
  );
  if (!isWanted) return closedTrigger;
  return (
    <Suspense fallback={closedTrigger}>
      <MenuOverlay trigger={trigger} head={head} entries={entries} align={align} />
    </Suspense>
  );
}

const MenuOverlay = lazyWhenUsed(async () => (await import('./menu-overlay.tsx')).MenuOverlay);
