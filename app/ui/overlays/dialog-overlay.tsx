import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { OverlayFrame } from './overlay-frame.tsx';

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
  return (
    <OverlayFrame
      title={title}
      onClose={onClose}
      isShaded
      isDescribed={Boolean(description)}
      onOpenAutoFocus={focusFirstField}
      className={`inset-x-0 bottom-0 max-h-[90dvh] rounded-t-card border border-rule bg-surface shadow-float sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[calc(100vw-4rem)] sm:-translate-1/2 sm:rounded-card ${widths[size]}`}
      headClassName="items-start justify-between gap-4 px-5 pt-4"
      titleClassName="mt-2"
    >
      <div className="overflow-y-auto px-5 pb-5 wrap-anywhere">
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
    </OverlayFrame>
  );
}

/** The first field or choice, if any: the close button comes first in the DOM. */
function focusFirstField(event: Event): void {
  const content = event.currentTarget;
  if (!(content instanceof HTMLElement)) return;
  const field =
    content.querySelector<HTMLElement>(FIELDS) ?? content.querySelector<HTMLElement>(CHOICE);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

const FIELDS =
  ':is(input:not([type="hidden"], [type="checkbox"], [type="radio"]), textarea, select):not(:disabled)';
const CHOICE = 'input[type="radio"]:checked:not(:disabled)';
const widths = { md: 'sm:max-w-lg', lg: 'sm:max-w-4xl' };
