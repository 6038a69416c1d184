import { requireKind } from '#documents/kinds/index.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { checkNumbering } from '#documents/totals/series/check-numbering.ts';
import type { NumberSeries } from '#documents/totals/series/check-series.ts';
import { type DocumentSummary, isIssued } from './document-summary.ts';

/**
 * Checks the numbers of issued invoices and avoirs, per series (« 732829320 · F »): gaps,
 * duplicates, order (CGI ann. II, 242 nonies A, I-7°). Other kinds need no unbroken series. `today`
 * is YYYY-MM-DD; `pattern` is that of the author, who may give none.
 */
export function checkIssuedNumbers(
  documents: readonly DocumentSummary[],
  { today, pattern }: { today: string; pattern?: string | undefined },
): { series: string; numbers: NumberSeries }[] {
  const bound = documents.filter((one) => isIssued(one) && isBound(one) && one.number !== '');
  const names = [...new Set(bound.map(({ series }) => series))].sort();
  return names.flatMap((series) => {
    const issued = bound
      .filter((one) => one.series === series)
      .map(({ number, issueDate }) => ({ number, date: issueDate }));
    return checkNumbering(issued, { today, pattern }).series.map((numbers) => ({
      series,
      numbers,
    }));
  });
}

function isBound({ kind, subtype }: DocumentSummary): boolean {
  const { isInvoice, isBinding } = subtypeOf(requireKind(kind), subtype);
  return isInvoice && isBinding;
}
