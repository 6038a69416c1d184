import { useAnalysis, useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { formatAmount } from '#documents';
import { describeResult } from './describe-result.ts';
import { withFullPayment } from './rent-payment.ts';

/** The payments decide the nature of the document (loi 89-462, art. 21). */
export function RentResultLine() {
  const { store, today } = useEditor();
  const currency = useDraft((draft) => draft.currency);
  const result = useAnalysis(({ totals }) => totals.rent?.result ?? 'unpaid');
  const received = useAnalysis(({ totals }) => totals.rent?.receivedTotal ?? null);
  const due = useAnalysis(({ totals }) => totals.rent?.dueTotal ?? null);
  const remaining = useAnalysis(({ totals }) => totals.rent?.remainingAmount ?? null);
  if (received === null || remaining === null || !due) return null;
  const { title, explanation } = describeResult(result, formatAmount(remaining, currency));
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card p-4 ${result === 'complete' ? 'bg-primary-soft' : 'bg-amber-soft'}`}
    >
      <p className="min-w-52 grow basis-0" aria-live="polite">
        <strong className="block font-semibold">{title}</strong>
        <span className="text-sm">
          {formatAmount(received, currency)} reçus sur {formatAmount(due, currency)}. {explanation}
        </span>
      </p>
      {result !== 'complete' && (
        <Button size="sm" onClick={() => store.update((draft) => withFullPayment(draft, today))}>
          Tout est payé
        </Button>
      )}
    </div>
  );
}
