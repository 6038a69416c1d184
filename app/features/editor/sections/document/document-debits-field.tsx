import { DraftCheckbox } from '#app/features/editor/fields/draft-checkbox.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { chargesVat, requireKind } from '#documents';

/** Shown for taxed services, and wherever it is on, so that it can be turned off. */
export function DocumentDebitsField() {
  const isShown = useDraft(
    ({ kind, vatRegime, operation, vatOnDebits }) =>
      requireKind(kind).subtypes.standard.isInvoice &&
      (vatOnDebits || (chargesVat(vatRegime) && operation !== '' && operation !== 'goods')),
  );
  if (!isShown) return null;
  return (
    <div className="sm:col-span-2">
      <DraftCheckbox
        path="vatOnDebits"
        help="Avec cette option, la TVA de vos services est due à la facture, et non au paiement."
      />
    </div>
  );
}
