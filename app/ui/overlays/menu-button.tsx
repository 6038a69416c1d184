import { type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { Slot } from '#app/ui/slot.tsx';

/** The button of a menu whose code comes with the first press; `children` is then the open menu. */
export function MenuButton({
  trigger,
  children,
}: {
  trigger: ReactElement;
  children: () => ReactNode;
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
  return isWanted ? <Suspense fallback={closedTrigger}>{children()}</Suspense> : closedTrigger;
}
