import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { useFieldMessages } from '#app/features/editor/fields/use-field-messages.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { type DueMode, dueDateOf, listDueOptions } from './due-modes.ts';

/** The delay, its day computed; or a day of one’s own. */
export function DueField({
  mode,
  onChooseMode,
}: {
  mode: DueMode;
  onChooseMode: (mode: DueMode) => void;
}) {
  const { store, touched } = useEditor();
  const issueDate = useDraft((draft) => draft.issueDate);
  const isOwnDate = mode === 'date';
  const messages = useFieldMessages('dueDate');

  const choose = (next: DueMode) => {
    onChooseMode(next);
    const date = dueDateOf(issueDate, next);
    if (date) store.set('dueDate', date);
  };
  return (
    <div>
      <Field
        // With a date of one’s own, the field of the due date is the one below.
        id={isOwnDate ? 'due-delay' : fieldId('dueDate')}
        label="Échéance"
        isRequired
        error={isOwnDate ? undefined : messages.error}
      >
        {(aria) => (
          <Select
            {...aria}
            value={mode}
            onChange={(event) => choose(event.target.value as DueMode)}
            onBlur={() => touched.touch('dueDate')}
          >
            {mode === 'none' && <option value="none">À choisir</option>}
            {listDueOptions(issueDate).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isOwnDate && (
        <DraftDate
          path="dueDate"
          label="Date d’échéance"
          isLabelHidden
          warning={null}
          className="mt-2"
        />
      )}
    </div>
  );
}
