import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';

/** For cash alone; and wherever there is one, so that it can be taken away. */
export function AdjustmentsRounding() {
  const isShown = useDraft(
    ({ payment, rounding }) => payment.means.includes('cash') || rounding !== undefined,
  );
  const currency = useDraft((draft) => draft.currency);
  if (!isShown) return null;
  return (
    <DraftNumber
      path="rounding"
      label="Arrondi"
      help="Pour un paiement en espèces, moins d’un euro dans un sens ou dans l’autre."
      scale={2}
      min="-0.99"
      max="0.99"
      suffix={currency === 'EUR' ? '€' : currency}
      className="max-w-40"
    />
  );
}
