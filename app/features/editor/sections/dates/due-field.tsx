import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DelayField } from './delay-field.tsx';
import { type DueMode, dueDateOf, listDueOptions } from './due-modes.ts';

export function DueField({
  mode,
  onChooseMode,
}: {
  mode: DueMode;
  onChooseMode: (mode: DueMode) => void;
}) {
  return (
    <DelayField
      path="dueDate"
      {...{ mode, onChooseMode }}
      delays={listDueOptions}
      dateOf={dueDateOf}
    >
      <DraftDate
        path="dueDate"
        label="Date d’échéance"
        isLabelHidden
        warning={null}
        className="mt-2"
      />
    </DelayField>
  );
}
