import { type ComponentProps, type ReactNode, useState } from 'react';
import { afterPress } from '#app/lib/timing/after-press.ts';
import { Combobox } from '#app/ui/fields/combobox.tsx';
import { DateInput } from '#app/ui/fields/date-input.tsx';
import { Field, type FieldAria } from '#app/ui/fields/field.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { useToday } from '#app/ui/use-today.ts';
import { formatShortDate, parseDate } from '#documents';
import { useIsAsked, useRead } from './form-context.tsx';

type FormFieldProps = {
  /** Also where the error of the field is found. */
  id: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
  help?: ReactNode;
  isRequired?: boolean | undefined;
  className?: string | undefined;
};

export function FormText({
  id,
  label,
  value,
  onChange,
  help,
  isRequired,
  className,
  isNumber = false,
  onFocus,
  ...input
}: FormFieldProps & { isNumber?: boolean } & Pick<
    ComponentProps<'input'>,
    'maxLength' | 'onFocus' | 'placeholder' | 'inputMode'
  >) {
  const Input = isNumber ? NumberInput : TextInput;
  return (
    <JudgedField {...{ id, label, help, isRequired, className }}>
      {(control) => (
        <Input
          {...control}
          {...input}
          onFocus={(event) => {
            control.onFocus();
            onFocus?.(event);
          }}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </JudgedField>
  );
}

/** A text with suggestions; they open at once under an empty one. */
export function FormCombobox({
  id,
  label,
  value,
  onChange,
  help,
  isRequired,
  className,
  onFocus,
  ...input
}: FormFieldProps &
  Pick<ComponentProps<typeof Combobox>, 'suggest' | 'note' | 'maxLength' | 'onFocus'>) {
  return (
    <JudgedField {...{ id, label, help, isRequired, className }}>
      {(control) => (
        <Combobox
          {...control}
          {...input}
          opensWhenEmpty
          value={value}
          onChange={onChange}
          onPick={(option) => onChange(option.label)}
          onFocus={(event) => {
            control.onFocus();
            onFocus?.(event);
          }}
        />
      )}
    </JudgedField>
  );
}

export function FormAmount({
  id,
  label,
  value,
  onChange,
  help,
  suffix = '€',
  isRequired,
  className,
}: FormFieldProps & { suffix?: string }) {
  return (
    <JudgedField {...{ id, label, help, isRequired, className }}>
      {(control) => (
        <NumberInput
          {...control}
          suffix={suffix}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </JudgedField>
  );
}

/** A date as people type it; left, it shows the day that was understood. */
export function FormDate({
  id,
  label,
  value,
  onChange,
  help,
  isRequired,
  className,
  placeholder,
}: FormFieldProps & { placeholder?: string }) {
  const today = useToday();
  const date = today ? parseDate(value, today) : null;
  return (
    <JudgedField {...{ id, label, help, isRequired, className }}>
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
    </JudgedField>
  );
}

/** A field with the error that its form finds there. */
function JudgedField({
  id,
  label,
  help,
  isRequired = false,
  className,
  children,
}: Omit<FormFieldProps, 'value' | 'onChange'> & {
  children: (control: FieldAria & { onFocus: () => void; onBlur: () => void }) => ReactNode;
}) {
  const { error, focus } = useFieldError(id);
  return (
    <Field {...{ id, label, help, isRequired, error }} {...(className && { className })}>
      {(aria) => children({ ...aria, ...focus })}
    </Field>
  );
}

/** An error shows once the field is left; what is missing, once the letter is asked for. */
function useFieldError(id: string) {
  const [isTyping, setTyping] = useState(false);
  const isAsked = useIsAsked();
  const found = useRead()?.errors.get(id);
  const isShown = found && (found.isMissing ? isAsked : !isTyping);
  return {
    error: isShown ? found.text : undefined,
    focus: { onFocus: () => setTyping(true), onBlur: () => afterPress(() => setTyping(false)) },
  };
}
