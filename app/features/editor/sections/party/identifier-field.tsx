import { useState } from 'react';
import type { DraftFieldProps } from '#app/features/editor/fields/draft-text.tsx';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { lengthOf } from '#app/features/editor/fields/length-of.ts';
import { useFieldMessages } from '#app/features/editor/fields/use-field-messages.ts';
import { useValueCheck } from '#app/features/editor/fields/use-value-check.ts';
import { useEditor, useIsTouched, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { compactIdentifier, fieldAt } from '#documents';

/**
 * The draft holds the number without spaces; it is shown in groups, never regrouped while typing.
 */
export function IdentifierField({
  path,
  format = (value) => value,
  inputMode,
  onWrite,
  onLeave,
  ...props
}: DraftFieldProps & {
  format?: (value: string) => string;
  inputMode?: 'numeric';
  /** Replaces the write of the value at `path`. */
  onWrite?: (value: string) => void;
  onLeave?: () => void;
}) {
  const { store, touched } = useEditor();
  const field = fieldAt(path);
  const value = useTextAt(path);
  const isTouched = useIsTouched(path);
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = typed !== null && compactIdentifier(typed) === value;
  const found = useValueCheck(path, field);
  const messages = useFieldMessages(path, found.error);
  const write = (next: string) =>
    store.set(path, next === '' && field.presence === 'optional' ? undefined : next);
  return (
    <Field
      id={fieldId(path)}
      {...props}
      label={props.label ?? field.label}
      error={messages.error}
      warning={messages.warning ?? (isTouched && found.warning)}
      success={found.success}
    >
      {(aria) => (
        <TextInput
          {...aria}
          inputMode={inputMode}
          maxLength={lengthOf(field.shape)}
          value={isTyping ? typed : format(value)}
          onText={(text) => {
            setTyped(text);
            (onWrite ?? write)(compactIdentifier(text));
          }}
          onBlur={() => {
            setTyped(null);
            touched.touch(path);
            onLeave?.();
          }}
        />
      )}
    </Field>
  );
}
