import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import type { PaymentMeans } from '#documents';
import { requireKind, subtypeOf } from '#documents';
import { ALL_MEANS, MEANS_LABELS, toggleMeans } from './means-labels.ts';

/** « Déjà payée » is offered only on a document that asks for payment. */
export function PaymentMeansField() {
  const asksPayment = useDraft(
    ({ kind, subtype }) => subtypeOf(requireKind(kind), subtype).asksPayment,
  );
  const isPaid = useDraft(({ payment }) => payment.means.includes('paid'));
  const offered = ALL_MEANS.filter((means) => means !== 'paid' || asksPayment || isPaid);
  return (
    <DraftGroup path="payment.means">
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {offered.map((means) => (
          <Means key={means} means={means} />
        ))}
      </div>
    </DraftGroup>
  );
}

function Means({ means }: { means: PaymentMeans }) {
  const { store, today } = useEditor();
  const isOn = useDraft(({ payment }) => payment.means.includes(means));
  return (
    <Checkbox
      id={`means-${means}`}
      label={MEANS_LABELS[means]}
      checked={isOn}
      onChange={() => store.update((draft) => toggleMeans(draft, means, today))}
    />
  );
}
