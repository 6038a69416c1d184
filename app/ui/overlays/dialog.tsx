import { type ReactNode, Suspense } from 'react';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';

/**
 * A question or a task that comes before anything else. On a phone it rises from the bottom edge.
 */
export function Dialog(props: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  size?: 'md' | 'lg';
  children?: ReactNode;
}) {
  if (!props.isOpen) return null;
  return (
    <Suspense>
      <DialogOverlay {...props} />
    </Suspense>
  );
}

const DialogOverlay = lazyWhenUsed(
  async () => (await import('./dialog-overlay.tsx')).DialogOverlay,
);
