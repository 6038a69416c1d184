import { useEditor, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import type { DraftFieldProps } from './draft-text.tsx';
import { fieldId } from './field-id.ts';
import { useFieldMessages } from './use-field-messages.ts';

/** Several lines of text; emptied, the key leaves the draft. */
export function DraftTextArea({
  path,
  maxLength,
  placeholder,
  ...field
}: DraftFieldProps & { maxLength: number; placeholder?: string }) {
  const { store, touched } = useEditor();
  const value = useTextAt(path);
  const messages = useFieldMessages(path);
  return (
    <Field id={fieldId(path)} {...field} {...messages}>
      {(aria) => (
        <TextArea
          {...aria}
          maxLength={maxLength}
          placeholder={placeholder}
          value={value}
          onText={(text) => store.set(path, text || undefined)}
          onBlur={() => touched.touch(path)}
        />
      )}
    </Field>
  );
}
