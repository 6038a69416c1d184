import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { useAnalysis, useDraft } from '#app/features/editor/store/editor-context.tsx';
import { formatBareAmount } from '#documents';

/** Computed when each invoice states what was due; optional otherwise. */
export function ReceiptRemaining() {
  const suffix = useCurrencySuffix();
  const currency = useDraft((draft) => draft.currency);
  const isWritten = useDraft(({ receipt }) => receipt?.remainingDue !== undefined);
  const computed = useAnalysis(({ totals }) => totals.receipt?.remainingDue ?? null);
  return (
    <DraftNumber
      path="receipt.remainingDue"
      suffix={suffix}
      placeholder={
        !isWritten && computed !== null ? formatBareAmount(computed, currency) : undefined
      }
      help="Zéro imprime «&nbsp;pour solde&nbsp;» de la facture. Vide, il se calcule d’après ce qui restait dû."
      className="sm:max-w-72"
    />
  );
}
