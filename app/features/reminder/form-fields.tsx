import type { ComponentProps, ReactNode } from 'react';
import { Combobox } from '#app/ui/fields/combobox.tsx';
import { DateInput } from '#app/ui/fields/date-input.tsx';
import { JudgedField, type JudgedFieldProps } from '#app/ui/fields/judged-field.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { useToday } from '#app/ui/use-today.ts';
import { formatShortDate, parseDate } from '#documents';
import { useIsAsked, useRead } from './form-context.tsx';

/** `id` also looks up the error. */
type FormFieldProps = JudgedFieldProps & { value: string; onChange: (text: string) => void };

export function FormText({
  value,
  onChange,
  onFocus,
  isNumber = false,
  maxLength,
  placeholder,
  inputMode,
  ...field
}: FormFieldProps & { isNumber?: boolean } & Pick<
    ComponentProps<'input'>,
    'maxLength' | 'onFocus' | 'placeholder' | 'inputMode'
  >) {
  const Input = isNumber ? NumberInput : TextInput;
  return (
    <FormField {...field}>
      {(control) => (
        <Input
          {...control}
          {...{ maxLength, placeholder, value }}
          {...(inputMode && { inputMode })}
          onFocus={(event) => {
            control.onFocus();
            onFocus?.(event);
          }}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
}

/** Suggestions open at once under an empty field. */
export function FormCombobox({
  value,
  onChange,
  onFocus,
  suggest,
  note,
  maxLength,
  ...field
}: FormFieldProps &
  Pick<ComponentProps<typeof Combobox>, 'suggest' | 'note' | 'maxLength' | 'onFocus'>) {
  return (
    <FormField {...field}>
      {(control) => (
        <Combobox
          {...control}
          {...{ suggest, note, maxLength, value, onChange }}
          opensWhenEmpty
          onPick={(option) => onChange(option.label)}
          onFocus={(event) => {
            control.onFocus();
            onFocus?.(event);
          }}
        />
      )}
    </FormField>
  );
}

export function FormAmount({
  value,
  onChange,
  suffix = '€',
  ...field
}: FormFieldProps & { suffix?: string }) {
  return (
    <FormField {...field}>
      {(control) => (
        <NumberInput
          {...control}
          {...{ suffix, value }}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
}

/** On blur, shows the date that was understood. */
export function FormDate({
  value,
  onChange,
  placeholder,
  ...field
}: FormFieldProps & { placeholder?: string }) {
  const today = useToday();
  const date = today ? parseDate(value, today) : null;
  return (
    <FormField {...field}>
      {(control) => (
        <DateInput
          {...control}
          {...(placeholder && { placeholder })}
          date={date ?? undefined}
          onPick={(picked) => onChange(formatShortDate(picked))}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => {
            control.onBlur();
            if (date) onChange(formatShortDate(date));
          }}
        />
      )}
    </FormField>
  );
}

/** Empty required fields show their error once the letter is requested. */
function FormField({
  children,
  ...field
}: JudgedFieldProps & Pick<ComponentProps<typeof JudgedField>, 'children'>): ReactNode {
  const isAsked = useIsAsked();
  const found = useRead()?.errors.get(field.id);
  return (
    <JudgedField
      {...field}
      {...(found && (found.isMissing ? isAsked && { missing: found.text } : { error: found.text }))}
    >
      {children}
    </JudgedField>
  );
}
