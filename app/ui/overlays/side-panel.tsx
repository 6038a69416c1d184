import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { keepOpenForToasts } from './keep-open-for-toasts.ts';
import { useReturnFocus } from './use-return-focus.ts';

/**
 * Choices that leave in sight what they change: at the left of a wide screen, at the bottom of a
 * phone. `onOpen` says what takes the focus.
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
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            const first = onOpen();
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={keepOpenForToasts}
          className="fixed inset-x-0 bottom-0 z-40 flex max-h-[62dvh] flex-col rounded-t-card border border-rule bg-surface shadow-float outline-none lg:inset-x-auto lg:top-36 lg:bottom-auto lg:left-8 lg:max-h-[calc(100dvh-10rem)] lg:w-[36rem] lg:rounded-card"
        >
          <div className="flex items-center justify-between gap-4 px-5 pt-3">
            <Dialog.Title className="text-lg">{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Fermer" className="-mr-2">
                <X aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          <div className="overflow-y-auto overscroll-contain px-5 pt-2 pb-5">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
