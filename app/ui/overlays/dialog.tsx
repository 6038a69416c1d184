import { type ReactNode, Suspense } from 'react';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';

/** On a phone, it slides up from the bottom. */
export function Dialog(props: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** The main one last. */
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
