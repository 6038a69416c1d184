import { useEditor, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { type DraftPath, findField } from '#documents';
import type { DraftFieldProps } from './draft-text.tsx';
import { fieldId } from './field-id.ts';
import { useFieldMessages } from './use-field-messages.ts';

/** The empty value removes an optional key. */
export function DraftSelect({
  path,
  options,
  value: shown,
  onSelect,
  ...props
}: Omit<DraftFieldProps, 'path'> & {
  /** A choice outside the draft has its own name and `onSelect`. */
  path: DraftPath | 'latePenaltyMode' | 'exemption.choice';
  options: readonly { value: string; label: string }[];
  /** The chosen value, when the draft has no text at the path. */
  value?: string;
  /** Replaces the write at `path`. */
  onSelect?: (value: string) => void;
}) {
  const { store, touched } = useEditor();
  const field = findField(path);
  const text = useTextAt(path);
  const messages = useFieldMessages(path);
  const write = (next: string) =>
    // A choice outside the draft has its own `onSelect`.
    store.set(path as DraftPath, next === '' && field?.presence === 'optional' ? undefined : next);
  return (
    <Field id={fieldId(path)} {...props} label={props.label ?? field?.label} {...messages}>
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
