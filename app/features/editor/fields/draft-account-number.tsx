import { useEditor, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { fieldAt } from '#documents';
import { compactIban, groupIban, movedCaret } from './account-number.ts';
import type { DraftFieldProps } from './draft-text.tsx';
import { fieldId } from './field-id.ts';
import { useFieldMessages } from './use-field-messages.ts';
import { useValueCheck } from './use-value-check.ts';

/** Shown in groups of four while typed; the draft holds the IBAN without spaces. */
export function DraftAccountNumber({ path, ...props }: DraftFieldProps) {
  const { store, touched } = useEditor();
  const value = useTextAt(path);
  const field = fieldAt(path);
  const { error, success } = useValueCheck(path, field);
  const messages = useFieldMessages(path, error);
  return (
    <Field
      id={fieldId(path)}
      {...props}
      label={props.label ?? field.label}
      {...messages}
      success={success}
    >
      {(aria) => (
        <TextInput
          {...aria}
          autoCapitalize="characters"
          className="max-sm:tracking-tight"
          placeholder="FR76 …"
          value={groupIban(value)}
          onText={(text) => store.set(path, compactIban(text) || undefined)}
          moveCaret={movedCaret}
          onBlur={() => touched.touch(path)}
        />
      )}
    </Field>
  );
}
