import type { Draft } from '#documents/model/draft.ts';
import { isPriced } from '#documents/model/is-priced.ts';
import { computeTotals } from './compute-totals.ts';
import type { VatSubtotal } from './totals.ts';

/**
 * What the lines of a situation that its quote does not have add, by rate: a price revision, for
 * example.
 */
export function computeAddedRates(situation: Draft): VatSubtotal[] {
  const { situation: _situation, ...rest } = situation;
  const lines = situation.lines.filter((line) => isPriced(line) && !line.progress);
  if (lines.length === 0) return [];
  return computeTotals({ ...rest, lines, allowances: [], charges: [] }).vatBreakdown;
}
