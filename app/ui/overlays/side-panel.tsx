import type { ReactNode } from 'react';
import { OverlayFrame } from './overlay-frame.tsx';

/**
 * A panel that leaves its effects visible: on the left of a wide screen, at the bottom of a phone.
 * `onOpen` moves the focus.
 */
export function SidePanel({
  title,
  onClose,
  onOpen,
  children,
}: {
  title: string;
  onClose: () => void;
  onOpen: () => HTMLElement | null;
  children: ReactNode;
}) {
  return (
    <OverlayFrame
      title={title}
      onClose={onClose}
      onOpenAutoFocus={(event) => {
        const first = onOpen();
        if (!first) return;
        event.preventDefault();
        first.focus();
      }}
      className="inset-x-0 bottom-0 max-h-[62dvh] rounded-t-card border border-rule bg-surface shadow-float lg:inset-x-auto lg:top-36 lg:bottom-auto lg:left-8 lg:max-h-[calc(100dvh-10rem)] lg:w-[36rem] lg:rounded-card"
      headClassName="items-center justify-between gap-4 px-5 pt-3"
    >
      <div className="overflow-y-auto overscroll-contain px-5 pt-2 pb-5">{children}</div>
    </OverlayFrame>
  );
}
