import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { keepOpenForToasts } from './keep-open-for-toasts.ts';
import { useReturnFocus } from './use-return-focus.ts';

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
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          onCloseAutoFocus={returnFocus}
          onInteractOutside={keepOpenForToasts}
          aria-describedby={undefined}
          className="fixed inset-0 z-40 flex flex-col bg-paper outline-none"
        >
          <div className="flex h-16 shrink-0 items-center gap-2 border-b border-rule bg-surface px-4">
            <Dialog.Title className="min-w-0 grow truncate text-lg">{title}</Dialog.Title>
            {actions}
            <Dialog.Close asChild>
              <IconButton label="Fermer" className="-mr-2">
                <X aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          <div className="min-h-0 grow overflow-auto overscroll-contain">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
