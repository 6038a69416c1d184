import { Slot } from 'radix-ui';
import { type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { lazyAtRest } from './lazy-at-rest.ts';

/** A button that opens a small panel beside it. */
export function Popover({
  trigger,
  label,
  align = 'start',
  children,
}: {
  /** One button. */
  trigger: ReactElement;
  /** The panel’s name. */
  label: string;
  align?: 'start' | 'center' | 'end';
  /** What the panel holds; a function receives the way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}) {
  const [isWanted, setWanted] = useState(false);
  const closedTrigger = (
    <Slot.Root aria-haspopup="dialog" aria-expanded={false} onClick={() => setWanted(true)}>
      {trigger}
    </Slot.Root>
  );
  if (!isWanted) return closedTrigger;
  return (
    <Suspense fallback={closedTrigger}>
      <PopoverOverlay trigger={trigger} label={label} align={align}>
        {children}
      </PopoverOverlay>
    </Suspense>
  );
}

const PopoverOverlay = lazyAtRest(
  async () => (await import('./overlays/popover-overlay.tsx')).PopoverOverlay,
);
