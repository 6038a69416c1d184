import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useAnalysis, useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { dueLimitOf, formatShortDate } from '#documents';

/** A due date beyond the legal maximum is kept only if the author confirms that very date. */
export function DueExcess() {
  const { store } = useEditor();
  const [confirmedDate, setConfirmedDate] = useState('');
  const dueDate = useDraft((draft) => draft.dueDate);
  const isTooLate = useAnalysis(({ conformity }) =>
    conformity.some(({ id, state }) => id === 'due-maximum' && state === 'missing'),
  );
  const limit = useDraft((draft) => (draft.issueDate ? dueLimitOf(draft).date : ''));
  const rule = useDraft((draft) => (draft.issueDate ? dueLimitOf(draft).rule : ''));
  if (!isTooLate) return null;
  return (
    <div
      role="alert"
      className="rounded-control bg-amber-soft p-3 text-sm text-amber sm:col-span-2"
    >
      {confirmedDate === dueDate ? (
        <p>Délai au-delà du maximum légal, gardé à votre demande.</p>
      ) : (
        <>
          <p className="flex gap-1.5">
            <TriangleAlert aria-hidden className="mt-0.75 size-4 shrink-0" />
            <span>
              Ce délai dépasse le maximum légal{'\u00a0'}: {rule}. Il expose à une amende.
            </span>
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => store.set('dueDate', limit)}>
              Ramener au {formatShortDate(limit)}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setConfirmedDate(dueDate)}>
              Garder cette date
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
