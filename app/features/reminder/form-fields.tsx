import { type ComponentProps, type ReactNode, useState } from 'react';
import { afterPress } from '#app/lib/timing/after-press.ts';
import { Combobox } from '#app/ui/fields/combobox.tsx';
import { DateInput } from '#app/ui/fields/date-input.tsx';
import { Field } from '#app/ui/fields/field.tsx';
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
  isRequired?: boolean;
  className?: string;
};

export function FormText({
  id,
  label,
  value,
  onChange,
  help,
  isRequired = false,
  className,
  isNumber = false,
  onFocus,
  ...input
}: FormFieldProps & { isNumber?: boolean } & Pick<
    ComponentProps<'input'>,
    'maxLength' | 'onFocus' | 'placeholder' | 'inputMode'
  >) {
  const { error, focus } = useFieldError(id);
  const Input = isNumber ? NumberInput : TextInput;
  return (
    <Field {...{ id, label, help, isRequired, error }} {...(className && { className })}>
      {(aria) => (
        <Input
          {...aria}
          {...input}
          {...focus}
          onFocus={(event) => {
            focus.onFocus();
            onFocus?.(event);
          }}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** A text with suggestions; they open at once under an empty one. */
export function FormCombobox({
  id,
  label,
  value,
  onChange,
  onFocus,
  ...input
}: FormFieldProps &
  Pick<ComponentProps<typeof Combobox>, 'suggest' | 'note' | 'maxLength' | 'onFocus'>) {
  const { error, focus } = useFieldError(id);
  return (
    <Field {...{ id, label, error }}>
      {(aria) => (
        <Combobox
          {...aria}
          {...input}
          opensWhenEmpty
          value={value}
          onChange={onChange}
          onPick={(option) => onChange(option.label)}
          onFocus={(event) => {
            focus.onFocus();
            onFocus?.(event);
          }}
          onBlur={focus.onBlur}
        />
      )}
    </Field>
  );
}

export function FormAmount({
  id,
  label,
  value,
  onChange,
  help,
  suffix = '€',
  isRequired = false,
  className,
}: FormFieldProps & { suffix?: string }) {
  const { error, focus } = useFieldError(id);
  return (
    <Field {...{ id, label, help, isRequired, error }} {...(className && { className })}>
      {(aria) => (
        <NumberInput
          {...aria}
          {...focus}
          suffix={suffix}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** A date as people type it; left, it shows the day that was understood. */
export function FormDate({
  id,
  label,
  value,
  onChange,
  help,
  isRequired = false,
  className,
  placeholder,
}: FormFieldProps & { placeholder?: string }) {
  const { error, focus } = useFieldError(id);
  const today = useToday();
  const date = today ? parseDate(value, today) : null;
  return (
    <Field {...{ id, label, help, isRequired, error }} {...(className && { className })}>
      {(aria) => (
        <DateInput
          {...aria}
          {...(placeholder && { placeholder })}
          date={date ?? undefined}
          onPick={(picked) => onChange(formatShortDate(picked))}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onFocus={focus.onFocus}
          onBlur={() => {
            focus.onBlur();
            if (date) onChange(formatShortDate(date));
          }}
        />
      )}
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
