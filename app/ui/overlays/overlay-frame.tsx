import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '#app/lib/join-classes.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { keepOpenForToasts } from './keep-open-for-toasts.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** Base of every overlay: title, close button, focus trap and focus return. */
export function OverlayFrame({
  title,
  beside,
  onClose,
  isShaded = false,
  isDescribed = false,
  onOpenAutoFocus,
  className,
  headClassName,
  titleClassName,
  children,
}: Pick<ComponentProps<typeof Dialog.Content>, 'onOpenAutoFocus'> & {
  title: ReactNode;
  beside?: ReactNode;
  onClose: () => void;
  /** Darkens the page around it. */
  isShaded?: boolean;
  /** Contains a Dialog.Description. */
  isDescribed?: boolean;
  className: string;
  headClassName: string;
  titleClassName?: string;
  children: ReactNode;
}) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        {isShaded && <Dialog.Overlay className="fixed inset-0 z-40 bg-overlay" />}
        <Dialog.Content
          {...(onOpenAutoFocus && { onOpenAutoFocus })}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={keepOpenForToasts}
          {...(isDescribed ? {} : { 'aria-describedby': undefined })}
          className={joinClasses('fixed z-40 flex flex-col outline-none', className)}
        >
          <div className={joinClasses('flex shrink-0', headClassName)}>
            <Dialog.Title className={joinClasses('text-lg text-balance', titleClassName)}>
              {title}
            </Dialog.Title>
            {beside}
            <Dialog.Close asChild>
              <IconButton label="Fermer" className="-mr-2">
                <X aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
