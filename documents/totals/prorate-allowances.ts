import type { Draft } from '#documents/model/draft.ts';
import type { Discount, Line } from '#documents/model/fields/line.ts';
import { AMOUNT_DECIMALS, requireCents, ZERO } from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';
import { computeTotals } from './compute-totals.ts';
import { allowanceTotal, discountedBase } from './discounted-base.ts';

/**
 * The discounts on the total of `whole` that `lines`, a part of its own, bear: a percentage stays
 * as it is, an amount is prorated by what the lines are worth. With `earlier`, `lines` are the
 * rest of `whole`, and their discounts what those documents left of its own.
 */
export function prorateAllowances(
  whole: Draft,
  lines: Line[],
  earlier: readonly Draft[] = [],
): Discount[] {
  const unit = currencyUnit(whole.currency);
  const [base, part] = [whole, { ...whole, lines }].map((draft) =>
    discountedBase(computeTotals(draft), draft.currency),
  );
  // Lines of the opposite sign would get a negative discount, which no document may have.
  if (!base || !part || base > 0 !== part > 0) return [];
  const shares = whole.allowances.map((allowance): Discount => {
    if ('percent' in allowance) return allowance;
    return withAmount(allowance, multiplyDivide(requireCents(allowance.amount), part, base, unit));
  });
  return (earlier.length > 0 ? takeRest(shares, { whole, lines, earlier }) : shares).filter(
    (share) => 'percent' in share || requireCents(share.amount) !== 0,
  );
}

/** The cents that shares rounded one by one, in this document and `earlier` ones, may leave. */
export function mostRounding(whole: Draft, earlier: readonly Draft[]): number {
  return currencyUnit(whole.currency) * whole.allowances.length * (earlier.length + 1);
}

/** The last discount takes what rounding left. */
function takeRest(
  shares: Discount[],
  { whole, lines, earlier }: { whole: Draft; lines: Line[]; earlier: readonly Draft[] },
): Discount[] {
  const { adjustments } = computeTotals({ ...whole, lines, allowances: shares, charges: [] });
  const given = earlier.reduce((sum, draft) => sum + allowanceTotal(computeTotals(draft)), 0);
  const missing = allowanceTotal(computeTotals(whole)) - given - allowanceTotal({ adjustments });
  const last = shares.at(-1);
  // More is no rounding: an earlier document has other discounts than those of its lines.
  if (!last || missing === 0 || Math.abs(missing) > mostRounding(whole, earlier)) return shares;
  const amount = (adjustments.at(-1)?.typedAmount ?? ZERO) + missing;
  return [...shares.slice(0, -1), withAmount(last, amount)];
}

function withAmount({ reason }: Discount, amount: number): Discount {
  return { ...(reason !== undefined && { reason }), amount: toDecimal(amount, AMOUNT_DECIMALS) };
}
