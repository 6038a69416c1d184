import type { ReactNode } from 'react';
import { OverlayFrame } from './overlay-frame.tsx';

export function SheetPanelOverlay({
  onClose,
  title,
  actions,
  children,
}: {
  onClose: () => void;
  title: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <OverlayFrame
      title={title}
      beside={actions}
      onClose={onClose}
      className="inset-0 bg-paper"
      headClassName="h-16 items-center gap-2 border-b border-rule bg-surface px-4"
      titleClassName="min-w-0 grow truncate"
    >
      <div className="min-h-0 grow overflow-auto overscroll-contain">{children}</div>
    </OverlayFrame>
  );
}
