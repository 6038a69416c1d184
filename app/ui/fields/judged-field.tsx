import { type ReactNode, useState } from 'react';
import { afterPress } from '#app/lib/timing/after-press.ts';
import { Field, type FieldAria } from './field.tsx';

export type JudgedFieldProps = {
  id: string;
  label: string;
  help?: ReactNode;
  isRequired?: boolean;
  className?: string;
};

/** A field whose `error` or `warning` waits until it is left; what is `missing` is said at once. */
export function JudgedField({
  error,
  warning,
  missing,
  children,
  ...field
}: JudgedFieldProps & {
  error?: string | null | undefined;
  warning?: string | null | undefined;
  missing?: string | null | undefined;
  children: (control: FieldAria & { onFocus: () => void; onBlur: () => void }) => ReactNode;
}) {
  const [isTyping, setTyping] = useState(false);
  const focus = {
    onFocus: () => setTyping(true),
    onBlur: () => afterPress(() => setTyping(false)),
  };
  return (
    <Field
      {...field}
      error={missing ?? (isTyping ? null : error)}
      warning={isTyping ? null : warning}
    >
      {(aria) => children({ ...aria, ...focus })}
    </Field>
  );
}
