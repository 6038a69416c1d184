import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';

/** Shown for cash payments, and wherever a rounding is set, so that it can be removed. */
export function AdjustmentsRounding() {
  const isShown = useDraft(
    ({ payment, rounding }) => payment.means.includes('cash') || rounding !== undefined,
  );
  const suffix = useCurrencySuffix();
  if (!isShown) return null;
  return (
    <DraftNumber
      path="rounding"
      help="Pour un paiement en espèces, moins d’un euro dans un sens ou dans l’autre."
      suffix={suffix}
      className="max-w-40"
    />
  );
}
