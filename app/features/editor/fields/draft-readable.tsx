import type { ComponentProps } from 'react';
import { useEditor, useRawText, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { type DraftPath, fieldAt } from '#documents';
import type { DraftFieldProps } from './draft-text.tsx';
import { fieldId } from './field-id.ts';
import { useFieldMessages } from './use-field-messages.ts';

/**
 * A text that the draft takes only once it has its form: a link, the last digits of a card, a
 * number of days. Until then it waits beside the draft, and `unreadable` says what to write when
 * the field is left.
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
  /** What the draft keeps; null while it cannot be read. */
  read: (text: string) => string | number | null;
  unreadable: string;
  /** An emptied field means something; else it waits for a text, as an unreadable one does. */
  isClearable?: boolean;
  /** What leaves the draft when the field is emptied: the part that cannot be without it. */
  removes?: DraftPath;
  isNumber?: boolean;
} & Pick<ComponentProps<'input'>, 'inputMode' | 'maxLength' | 'placeholder'>) {
  const { store, touched } = useEditor();
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
    <Field id={fieldId(path)} {...props} label={props.label ?? fieldAt(path).label} {...messages}>
      {(aria) => (
        <Input
          {...aria}
          {...{ inputMode, maxLength, placeholder }}
          value={raw ?? value}
          onText={change}
          onBlur={() => touched.touch(path)}
        />
      )}
    </Field>
  );
}
