import type { ReactNode } from 'react';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { useFieldMessages } from '#app/features/editor/fields/use-field-messages.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { fieldAt } from '#documents';

/** A date at `path`, chosen as a delay from the issue date or typed. */
export function DelayField<Mode extends string>({
  path,
  label,
  mode,
  delays,
  dateOf,
  onChooseMode,
  isRequired = true,
  children,
}: {
  path: 'dueDate' | 'validUntil';
  label?: string;
  mode: Mode | 'date' | 'none';
  delays: (issueDate: string) => readonly { value: Mode | 'date' | 'none'; label: string }[];
  dateOf: (issueDate: string, mode: Mode | 'date' | 'none') => string | null;
  onChooseMode: (mode: Mode | 'date' | 'none') => void;
  isRequired?: boolean;
  /** A `DraftDate` on the same path, for a custom date. */
  children: ReactNode;
}) {
  const { store, touched } = useEditor();
  const issueDate = useDraft((draft) => draft.issueDate);
  const isOwnDate = mode === 'date';
  const messages = useFieldMessages(path);
  const options = delays(issueDate);
  const choose = (value: string) => {
    const next = options.find((option) => option.value === value)?.value;
    if (next === undefined) return;
    onChooseMode(next);
    const date = dateOf(issueDate, next);
    if (date) store.set(path, date);
  };
  return (
    <div>
      <Field
        // With a custom date, the date field below owns the id of the path.
        id={isOwnDate ? `${path}-delay` : fieldId(path)}
        label={label ?? fieldAt(path).label}
        isRequired={isRequired}
        error={isOwnDate ? undefined : messages.error}
      >
        {(aria) => (
          <Select
            {...aria}
            value={mode}
            onChange={(event) => choose(event.target.value)}
            onBlur={() => touched.touch(path)}
          >
            {mode === 'none' && <option value="none">À choisir</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isOwnDate && children}
    </div>
  );
}
