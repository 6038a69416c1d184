import { useAnalysis, useDraft } from '#app/features/editor/store/editor-context.tsx';
import { formatAmount } from '#documents';

/** The nature of the document, from what was paid of the rent; null while no rent is due. */
export function useRentResult() {
  const currency = useDraft((draft) => draft.currency);
  const result = useAnalysis(({ totals }) => totals.rent?.result ?? 'unpaid');
  const received = useAnalysis(({ totals }) => totals.rent?.receivedTotal ?? null);
  const due = useAnalysis(({ totals }) => totals.rent?.dueTotal ?? null);
  const missing = useAnalysis(({ totals }) => totals.rent?.remainingAmount ?? null);
  if (received === null || missing === null || !due) return null;
  return {
    result,
    received: formatAmount(received, currency),
    due: formatAmount(due, currency),
    missing: formatAmount(missing, currency),
  };
}
