import { useAnalysis } from '#app/features/editor/store/editor-context.tsx';
import { formatAmount } from '#documents';

/** The total of an offer with its chosen options, or with all options when none is chosen. */
export function OptionsTotal() {
  const text = useAnalysis(({ draft, totals }) => {
    const { withOptions, isChosen = false } = totals.quote?.options ?? {};
    if (!withOptions) return '';
    const amount = formatAmount(withOptions.taxInclusiveTotal, draft.currency);
    return `${isChosen ? 'Total avec les options choisies' : 'Total avec toutes les options'}\u00a0: ${amount}`;
  });
  return (
    <p aria-live="polite" className="mt-3 text-right tabular-nums empty:hidden">
      {text}
    </p>
  );
}
