import type { ReactNode } from 'react';
import { FieldMessage } from './field-message.tsx';

/**
 * A control with its label above and messages below. Only the most serious message shows.
 * `children` renders the control and must pass on all of `aria`.
 */
export function Field({
  id,
  label,
  help,
  error,
  warning,
  success,
  isRequired = false,
  isLabelHidden = false,
  aside,
  className,
  children,
}: {
  id: string;
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  warning?: ReactNode;
  success?: ReactNode;
  isRequired?: boolean;
  /** For a control whose column header is its visible label. */
  isLabelHidden?: boolean;
  aside?: ReactNode;
  className?: string;
  children: (aria: FieldAria) => ReactNode;
}) {
  const message = pickMessage({ error, warning, success });
  const helpId = help ? `${id}-help` : undefined;
  const messageId = message ? `${id}-message` : undefined;
  const describedBy = [messageId, helpId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={className}>
      <div className={isLabelHidden ? 'sr-only' : 'mb-1 flex items-baseline justify-between gap-3'}>
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      <div aria-live="polite">{message && <FieldMessage id={`${id}-message`} {...message} />}</div>
      {help && (
        <p id={helpId} className="mt-1 text-sm text-ink-soft">
          {help}
        </p>
      )}
    </div>
  );
}

export type FieldAria = {
  id: string;
  /** When the visible label is only part of the name. */
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
};

function pickMessage({
  error,
  warning,
  success,
}: {
  error: ReactNode;
  warning: ReactNode;
  success: ReactNode;
}) {
  if (error) return { tone: 'error', text: error } as const;
  if (warning) return { tone: 'warning', text: warning } as const;
  if (success) return { tone: 'success', text: success } as const;
  return null;
}
