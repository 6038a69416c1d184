import { useEditor, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { type DraftPath, findField } from '#documents';
import type { DraftFieldProps } from './draft-text.tsx';
import { fieldId } from './field-id.ts';
import { useFieldMessages } from './use-field-messages.ts';

/** `value` is for a path at which the draft has no text; `onSelect` replaces the write. */
type Choice =
  | { path: DraftPath; value?: string; onSelect?: undefined }
  | { path: DraftPath; value?: string; onSelect: (value: string) => void }
  // A choice outside the draft has its own name.
  | {
      path: DraftPath | 'latePenaltyMode' | 'exemption.choice';
      value: string;
      onSelect: (value: string) => void;
    };

/** The empty value removes an optional key. */
export function DraftSelect({
  path,
  options,
  value: shown,
  onSelect,
  ...props
}: Omit<DraftFieldProps, 'path'> &
  Choice & {
    options: readonly { value: string; label: string }[];
  }) {
  const { store, touched } = useEditor();
  const field = findField(path);
  const text = useTextAt(path);
  const messages = useFieldMessages(path);
  const choose =
    onSelect ??
    ((next: string) =>
      store.set(path, next === '' && field?.presence === 'optional' ? undefined : next));
  return (
    <Field id={fieldId(path)} {...props} label={props.label ?? field?.label} {...messages}>
      {(aria) => (
        <Select
          {...aria}
          value={shown ?? text}
          onChange={(event) => choose(event.target.value)}
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
