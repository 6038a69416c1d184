import type { ComponentProps, ReactNode } from 'react';
import { useEditor, useIsTouched, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { type DraftPath, fieldAt } from '#documents';
import { fieldId } from './field-id.ts';
import { lengthOf } from './length-of.ts';
import { sayWhenFull } from './say-when-full.ts';
import { useFieldMessages } from './use-field-messages.ts';

/** What every field bound to a path of the draft takes. */
export type DraftFieldProps = {
  path: DraftPath;
  /** That of the table of fields unless said. */
  label?: ReactNode;
  help?: ReactNode;
  isRequired?: boolean;
  isLabelHidden?: boolean;
  className?: string;
};

/**
 * A line of text. `check` says in words what is right or wrong with an identifier, once the field
 * is left.
 */
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
  maxLength,
  isOptional,
  ...input
}: DraftFieldProps & {
  /** Emptied, the key leaves the draft; else it holds the empty string. */
  isOptional?: boolean;
  check?: (value: string) => TextCheck;
  /** What is kept of what is typed. */
  normalize?: (text: string) => string;
  /** Told what is kept, once the draft has it. */
  onTyped?: (text: string) => void;
} & Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'inputMode' | 'maxLength' | 'onFocus' | 'placeholder' | 'type'
  >) {
  const { store, touched } = useEditor();
  const field = fieldAt(path);
  const longest = maxLength ?? lengthOf(field.shape);
  const value = useTextAt(path);
  const checked = value && check ? check(value) : {};
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
            store.set(
              path,
              text === '' && (isOptional ?? field.presence === 'optional') ? undefined : text,
            );
            onTyped?.(text);
          }}
          onBlur={() => touched.touch(path)}
        />
      )}
    </Field>
  );
}

/** In French, for people: « numéro valide », « il manque un chiffre ». */
export type TextCheck = { success?: string; warning?: string; error?: string };
