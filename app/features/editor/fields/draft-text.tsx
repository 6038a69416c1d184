import type { ComponentProps, ReactNode } from 'react';
import { useEditor, useIsTouched, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { type DraftField, type DraftPath, fieldAt, type ValueCheck } from '#documents';
import { fieldId } from './field-id.ts';
import { lengthOf } from './length-of.ts';
import { sayWhenFull } from './say-when-full.ts';
import { useFieldMessages } from './use-field-messages.ts';
import { useValueCheck } from './use-value-check.ts';

export type DraftFieldProps = {
  path: DraftPath;
  /** Defaults to the label of the field in the model. */
  label?: ReactNode;
  help?: ReactNode;
  isRequired?: boolean;
  isLabelHidden?: boolean;
  className?: string;
};

/** A line of text, judged by what its field holds or by `check`; feedback shows on blur. */
export function DraftText({
  path,
  label,
  help,
  isRequired = false,
  isLabelHidden = false,
  className,
  check,
  normalize = (text) => text,
  onTyped,
  onLeave,
  maxLength,
  field = fieldAt(path),
  ...input
}: DraftFieldProps & {
  /** Where the path alone does not tell it: the name of a section. */
  field?: DraftField;
  check?: (value: string) => ValueCheck;
  /** Cleans the typed text before it enters the draft. */
  normalize?: (text: string) => string;
  /** Called with the cleaned text once the draft holds it. */
  onTyped?: (text: string) => void;
  onLeave?: () => void;
} & Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'inputMode' | 'maxLength' | 'onFocus' | 'placeholder' | 'type'
  >) {
  const { store, touched } = useEditor();
  const longest = maxLength ?? lengthOf(field.shape);
  const value = useTextAt(path);
  const held = useValueCheck(path, field);
  const checked = value && check ? check(value) : held;
  const isTouched = useIsTouched(path);
  const messages = useFieldMessages(path, checked.error, sayWhenFull(value, longest));
  return (
    <Field
      id={fieldId(path)}
      label={label ?? field.label}
      {...{ help, isRequired, isLabelHidden, className }}
      {...messages}
      warning={messages.warning ?? (isTouched && checked.warning)}
      success={checked.success}
    >
      {(aria) => (
        <TextInput
          {...input}
          {...aria}
          maxLength={longest}
          value={value}
          onText={(typed) => {
            const text = normalize(typed);
            store.set(path, text === '' && field.presence === 'optional' ? undefined : text);
            onTyped?.(text);
          }}
          onBlur={() => {
            touched.touch(path);
            onLeave?.();
          }}
        />
      )}
    </Field>
  );
}
