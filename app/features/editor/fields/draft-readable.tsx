import type { ComponentProps } from 'react';
import { useEditor, useRawText, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { type DraftPath, fieldAt } from '#documents';
import type { DraftFieldProps } from './draft-text.tsx';
import { fieldId } from './field-id.ts';
import { lengthOf } from './length-of.ts';
import { useFieldMessages } from './use-field-messages.ts';

/**
 * A text that enters the draft only in its expected form: a link, card digits, a number of days.
 * Until then it is kept aside, and `unreadable` says on blur what to write.
 */
export function DraftReadable({
  path,
  read,
  unreadable,
  isClearable = true,
  removes = path,
  isNumber = false,
  inputMode,
  maxLength,
  placeholder,
  ...props
}: DraftFieldProps & {
  /** The value for the draft; null for unreadable text. */
  read: (text: string) => string | number | null;
  unreadable: string;
  /** An emptied field is a valid value; otherwise it counts as unreadable. */
  isClearable?: boolean;
  /** The path removed when the field is emptied: the part that requires it. */
  removes?: DraftPath;
  isNumber?: boolean;
} & Pick<ComponentProps<'input'>, 'inputMode' | 'maxLength' | 'placeholder'>) {
  const { store, touched } = useEditor();
  const field = fieldAt(path);
  const value = useTextAt(path);
  const raw = useRawText(path);
  const messages = useFieldMessages(path, raw === undefined ? undefined : unreadable);
  const Input = isNumber ? NumberInput : TextInput;
  const change = (text: string) => {
    const next = read(text.trim());
    if (text.trim() === '' && isClearable) store.set(removes, undefined);
    else if (next === null) store.setRaw(path, text);
    else store.set(path, next);
  };
  return (
    <Field id={fieldId(path)} {...props} label={props.label ?? field.label} {...messages}>
      {(aria) => (
        <Input
          {...aria}
          {...{ inputMode, placeholder }}
          maxLength={maxLength ?? lengthOf(field.shape)}
          value={raw ?? value}
          onText={change}
          onBlur={() => touched.touch(path)}
        />
      )}
    </Field>
  );
}
