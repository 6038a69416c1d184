import { useEditor, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { fieldAt } from '#documents';
import type { DraftFieldProps } from './draft-text.tsx';
import { fieldId } from './field-id.ts';
import { lengthOf } from './length-of.ts';
import { useFieldMessages } from './use-field-messages.ts';

/** Emptying removes the key from the draft. */
export function DraftTextArea({
  path,
  placeholder,
  ...props
}: DraftFieldProps & { placeholder?: string }) {
  const { store, touched } = useEditor();
  const field = fieldAt(path);
  const value = useTextAt(path);
  const messages = useFieldMessages(path);
  return (
    <Field id={fieldId(path)} {...props} label={props.label ?? field.label} {...messages}>
      {(aria) => (
        <TextArea
          {...aria}
          maxLength={lengthOf(field.shape)}
          placeholder={placeholder}
          value={value}
          onText={(text) => store.set(path, text || undefined)}
          onBlur={() => touched.touch(path)}
        />
      )}
    </Field>
  );
}
