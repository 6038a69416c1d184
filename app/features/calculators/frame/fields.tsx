import { type ReactNode, useState } from 'react';
import { afterPress } from '#app/lib/timing/after-press.ts';
import { DateInput } from '#app/ui/fields/date-input.tsx';
import { Field, type FieldAria } from '#app/ui/fields/field.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { useToday } from '#app/ui/use-today.ts';
import { formatShortDate } from '#documents/calculators';
import { useFormScope } from './form-context.ts';
import { readDate } from './read-text.ts';

type FieldProps = { name: string; label: string; help?: ReactNode; className?: string };

export function NumberField({ suffix = '€', ...field }: FieldProps & { suffix?: string }) {
  const { values, change } = useFormScope();
  return (
    <JudgedField {...field}>
      {(control) => (
        <NumberInput
          {...control}
          {...(suffix && { suffix })}
          value={values[field.name] ?? ''}
          onChange={({ target }) => change(field.name, target.value)}
        />
      )}
    </JudgedField>
  );
}

export function TextField(field: FieldProps) {
  const { values, change } = useFormScope();
  return (
    <JudgedField {...field}>
      {(control) => (
        <TextInput
          {...control}
          value={values[field.name] ?? ''}
          onChange={({ target }) => change(field.name, target.value)}
        />
      )}
    </JudgedField>
  );
}

/** On blur, shows the date as it was understood. */
export function DateField(field: FieldProps) {
  const { values, change } = useFormScope();
  const text = values[field.name] ?? '';
  const { value: date } = readDate(text, useToday());
  return (
    <JudgedField {...field}>
      {(control) => (
        <DateInput
          {...control}
          date={date ?? undefined}
          onPick={(picked) => change(field.name, formatShortDate(picked))}
          value={text}
          onChange={({ target }) => change(field.name, target.value)}
          onBlur={() => {
            control.onBlur();
            if (date) change(field.name, formatShortDate(date));
          }}
        />
      )}
    </JudgedField>
  );
}

export type ChoiceOption = { value: string; label: string };

export function ChoiceField({
  options,
  ...field
}: FieldProps & { options: readonly ChoiceOption[] }) {
  const { values, change, prefix } = useFormScope();
  return (
    <Field {...field} id={`${prefix}-${field.name}`}>
      {(aria) => (
        <Select
          {...aria}
          value={values[field.name] ?? ''}
          onChange={({ target }) => change(field.name, target.value)}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Shows its error only after a blur. */
function JudgedField({
  children,
  name,
  ...field
}: FieldProps & {
  children: (control: FieldAria & { onFocus: () => void; onBlur: () => void }) => ReactNode;
}) {
  const { errors, prefix } = useFormScope();
  const [isTyping, setTyping] = useState(false);
  const focus = {
    onFocus: () => setTyping(true),
    onBlur: () => afterPress(() => setTyping(false)),
  };
  return (
    <Field {...field} id={`${prefix}-${name}`} error={isTyping ? null : errors[name]}>
      {(aria) => children({ ...aria, ...focus })}
    </Field>
  );
}
