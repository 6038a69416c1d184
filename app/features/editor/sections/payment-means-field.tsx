import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { ALL_MEANS, MEANS_LABELS, type PaymentMeans, toggleMeans } from './payment-means.ts';

export function PaymentMeansField() {
  return (
    <DraftGroup path="payment.means" legend="Moyens de paiement">
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {ALL_MEANS.map((means) => (
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
