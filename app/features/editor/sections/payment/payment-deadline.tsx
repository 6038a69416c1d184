import { isDueLater } from '#app/features/editor/draft/is-due-later.ts';
import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { formatShortDate } from '#documents';

/** The due date goes with the issue date, among the dates of the document. */
export function PaymentDeadline() {
  const dueDate = useDraft((draft) => (isDueLater(draft) ? draft.dueDate : ''));
  if (!dueDate) return null;
  return (
    <p className="flex items-center justify-between gap-3">
      <span>
        Échéance{'\u00a0'}: {formatShortDate(dueDate)}
      </span>
      <Button size="sm" aria-label="Changer l’échéance" onClick={() => focusField('dueDate')}>
        Changer
      </Button>
    </p>
  );
}
