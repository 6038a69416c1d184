import { type ReactNode, Suspense } from 'react';
import { lazyAtRest } from '#app/ui/waking/lazy-at-rest.ts';

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

const DialogOverlay = lazyAtRest(async () => (await import('./dialog-overlay.tsx')).DialogOverlay);
