import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { keepOpenForToasts } from './keep-open-for-toasts.ts';
import { useReturnFocus } from './use-return-focus.ts';

export function DialogOverlay({
  onClose,
  title,
  description,
  actions,
  size = 'md',
  children,
}: {
  onClose: () => void;
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  size?: 'md' | 'lg';
  children?: ReactNode;
}) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-overlay" />
        <Dialog.Content
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={keepOpenForToasts}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={`fixed inset-x-0 bottom-0 z-40 flex max-h-[90dvh] flex-col rounded-t-card border border-rule bg-surface shadow-float outline-none sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[calc(100vw-4rem)] sm:-translate-1/2 sm:rounded-card ${widths[size]}`}
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-4">
            <Dialog.Title className="mt-2 text-lg">{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Fermer" className="-mr-2">
                <X aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          <div className="overflow-y-auto px-5 pb-5">
            {description && (
              <Dialog.Description className="text-ink-soft">{description}</Dialog.Description>
            )}
            {children && <div className="mt-3">{children}</div>}
          </div>
          {actions && (
            <div className="flex shrink-0 flex-col-reverse gap-2 border-t border-rule px-5 py-4 sm:flex-row sm:justify-end [&>*]:h-auto [&>*]:min-h-10 [&>*]:min-w-0 [&>*]:shrink [&>*]:py-1.5 [&>*]:whitespace-normal">
              {actions}
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The field to fill, where there is one: the button that closes comes first in the page. */
function focusFirstField(event: Event): void {
  const content = event.currentTarget;
  const field = content instanceof HTMLElement && content.querySelector<HTMLElement>(FIELDS);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

const FIELDS =
  ':is(input:not([type="hidden"], [type="checkbox"], [type="radio"]), textarea, select):not(:disabled)';
const widths = { md: 'sm:max-w-lg', lg: 'sm:max-w-4xl' };
