import type { ReactNode } from 'react';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

/** A date in the browser’s own control, YYYY-MM-DD; empty while it is incomplete. */
export function DayField({
  id,
  label,
  value,
  error,
  onChange,
}: {
  id: string;
  label: string;
  value: string;
  error?: ReactNode;
  onChange: (day: string) => void;
}) {
  return (
    <Field id={id} label={label} error={error}>
      {(aria) => (
        <TextInput
          {...aria}
          type="date"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
