import { type ReactNode, Suspense } from 'react';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';

export function SheetPanel(props: {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  if (!props.isOpen) return null;
  return (
    <Suspense>
      <SheetPanelOverlay {...props} />
    </Suspense>
  );
}

const SheetPanelOverlay = lazyWhenUsed(
  async () => (await import('./sheet-panel-overlay.tsx')).SheetPanelOverlay,
);
