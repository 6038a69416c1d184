import { type ReactNode, useState } from 'react';
import { useEditor, useRawText, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { DateInput } from '#app/ui/fields/date-input.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { explainDate, fieldAt, formatShortDate, parseDate } from '#documents';
import type { DraftFieldProps } from './draft-text.tsx';
import { fieldId } from './field-id.ts';
import { useFieldMessages } from './use-field-messages.ts';

/**
 * A date as people type it (« 20/11/2026 », « 1er déc. », « hier », « +30 »); the draft holds
 * YYYY-MM-DD.
 */
export function DraftDate({
  path,
  warning,
  onWrite,
  ...props
}: DraftFieldProps & {
  /** Replaces the warning of the rules; null when it is shown elsewhere. */
  warning?: ReactNode;
  /**
   * Replaces the write at `path`, when other dates follow. Undefined for an emptied optional date.
   */
  onWrite?: (date: string | undefined) => void;
}) {
  const { store, touched, today } = useEditor();
  const field = fieldAt(path);
  const value = useTextAt(path);
  const raw = useRawText(path);
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const isTyping = typed !== null && (raw !== undefined || typed.value === value);
  const messages = useFieldMessages(
    path,
    raw === undefined ? undefined : (explainDate(raw, today) ?? UNREADABLE),
  );

  const write = onWrite ?? ((date: string | undefined) => store.set(path, date));
  const change = (text: string) => {
    const isEmpty = text.trim() === '';
    const date = isEmpty ? '' : parseDate(text, today);
    setTyped({ text, value: date ?? value });
    if (date === null) store.setRaw(path, text);
    else write(isEmpty && field.presence === 'optional' ? undefined : date);
  };
  return (
    <Field
      id={fieldId(path)}
      {...props}
      label={props.label ?? field.label}
      {...messages}
      {...(warning !== undefined && { warning })}
    >
      {(aria) => (
        <DateInput
          {...aria}
          date={value}
          onPick={(date) => {
            setTyped(null);
            write(date);
          }}
          value={isTyping ? typed.text : (raw ?? formatShortDate(value))}
          onText={change}
          onBlur={() => {
            setTyped(null);
            touched.touch(path);
          }}
        />
      )}
    </Field>
  );
}

const UNREADABLE = 'Écrivez une date, par exemple 20/11/2026.';
