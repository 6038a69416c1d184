import type { ComponentProps } from 'react';
import { DateInput } from '#app/ui/fields/date-input.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { JudgedField, type JudgedFieldProps } from '#app/ui/fields/judged-field.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { useToday } from '#app/ui/use-today.ts';
import { formatShortDate } from '#documents/calculators';
import { useFormScope } from './form-context.ts';
import { readDate } from './read-text.ts';

type FieldProps = Omit<JudgedFieldProps, 'id'> & { name: string };

export function NumberField({ suffix = '€', ...field }: FieldProps & { suffix?: string }) {
  const { values, change } = useFormScope();
  return (
    <CalculatorField {...field}>
      {(control) => (
        <NumberInput
          {...control}
          {...(suffix && { suffix })}
          value={values[field.name] ?? ''}
          onChange={({ target }) => change(field.name, target.value)}
        />
      )}
    </CalculatorField>
  );
}

export function TextField(field: FieldProps) {
  const { values, change } = useFormScope();
  return (
    <CalculatorField {...field}>
      {(control) => (
        <TextInput
          {...control}
          value={values[field.name] ?? ''}
          onChange={({ target }) => change(field.name, target.value)}
        />
      )}
    </CalculatorField>
  );
}

/** On blur, shows the date as it was understood. */
export function DateField(field: FieldProps) {
  const { values, change } = useFormScope();
  const text = values[field.name] ?? '';
  const { value: date } = readDate(text, useToday());
  return (
    <CalculatorField {...field}>
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
    </CalculatorField>
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

function CalculatorField({
  children,
  name,
  ...field
}: FieldProps & Pick<ComponentProps<typeof JudgedField>, 'children'>) {
  const { errors, prefix } = useFormScope();
  return (
    <JudgedField {...field} id={`${prefix}-${name}`} error={errors[name]}>
      {children}
    </JudgedField>
  );
}
