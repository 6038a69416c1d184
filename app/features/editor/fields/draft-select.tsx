import { useEditor, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import type { DraftFieldProps } from './draft-text.tsx';
import { fieldId } from './field-id.ts';
import { useFieldMessages } from './use-field-messages.ts';

/** One value among a list. The empty value removes an optional key. */
export function DraftSelect({
  path,
  options,
  isOptional = false,
  value: shown,
  onSelect,
  ...field
}: DraftFieldProps & {
  options: readonly { value: string; label: string }[];
  isOptional?: boolean;
  /** What is chosen, where the draft does not say it as a text at the path. */
  value?: string;
  /** Instead of writing the value at the path. */
  onSelect?: (value: string) => void;
}) {
  const { store, touched } = useEditor();
  const text = useTextAt(path);
  const messages = useFieldMessages(path);
  const write = (next: string) => store.set(path, next === '' && isOptional ? undefined : next);
  return (
    <Field id={fieldId(path)} {...field} {...messages}>
      {(aria) => (
        <Select
          {...aria}
          value={shown ?? text}
          onChange={(event) => (onSelect ?? write)(event.target.value)}
          onBlur={() => touched.touch(path)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
