import type { Draft } from '#documents/model/draft.ts';
import type { Allowance, Line } from '#documents/model/fields/line.ts';
import { AMOUNT_DECIMALS, requireCents, requirePercent, ZERO } from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';
import { computeTotals } from './compute-totals.ts';
import { discountedBase, sharedAllowanceTotal } from './discounted-base.ts';
import type { Totals } from './totals.ts';
import { rateTakenFrom } from './vat-groups.ts';

/**
 * The discounts on the total of `whole` that `lines`, a part of its own, bear: a percentage stays
 * as it is, an amount is prorated by what the lines are worth. With `earlier`, `lines` are the
 * rest of `whole`, and their discounts what those documents left of its own.
 */
export function prorateAllowances(
  whole: Draft,
  lines: Line[],
  earlier: readonly Draft[] = [],
): Allowance[] {
  const unit = currencyUnit(whole.currency);
  const both = [whole, { ...whole, lines }].map((draft) => computeTotals(draft));
  const shares = whole.allowances.flatMap((allowance): Allowance[] => {
    const [base, part] = both.map((totals) => baseOf(allowance, totals, whole.currency));
    // Lines of the opposite sign would get a negative discount, which no document may have.
    if (!base || !part || base > 0 !== part > 0) return [];
    if ('percent' in allowance) return [allowance];
    const amount = multiplyDivide(requireCents(allowance.amount), part, base, unit);
    return [withAmount(allowance, amount)];
  });
  return (earlier.length > 0 ? takeRest(shares, { whole, lines, earlier }) : shares).filter(
    (share) => 'percent' in share || requireCents(share.amount) !== 0,
  );
}

/** The cents that shares rounded one by one, in this document and `earlier` ones, may leave. */
export function mostRounding(whole: Draft, earlier: readonly Draft[]): number {
  return currencyUnit(whole.currency) * whole.allowances.length * (earlier.length + 1);
}

/** What the discount is taken from: one rate, or the whole. */
function baseOf(allowance: Allowance, { lines, vatBreakdown }: Totals, currency: string): number {
  const vatRate = rateTakenFrom(allowance);
  const own = lines.filter(
    ({ vatIndex }) =>
      vatRate === undefined || vatBreakdown[vatIndex]?.rate === requirePercent(vatRate),
  );
  return discountedBase({ lines: own }, currency);
}

/** The last discount takes what rounding left. */
function takeRest(
  shares: Allowance[],
  { whole, lines, earlier }: { whole: Draft; lines: Line[]; earlier: readonly Draft[] },
): Allowance[] {
  const { adjustments } = computeTotals({ ...whole, lines, allowances: shares, charges: [] });
  const given = earlier.reduce((sum, draft) => sum + sharedAllowanceTotal(draft), 0);
  const own = sharedAllowanceTotal({ ...whole, lines, allowances: shares });
  const missing = sharedAllowanceTotal(whole) - given - own;
  const last = shares.at(-1);
  // More is no rounding: an earlier document has other discounts than those of its lines.
  if (!last || missing === 0 || Math.abs(missing) > mostRounding(whole, earlier)) return shares;
  const amount = Math.max(0, (adjustments.at(-1)?.typedAmount ?? ZERO) + missing);
  return [...shares.slice(0, -1), withAmount(last, amount)];
}

function withAmount(allowance: Allowance, amount: number): Allowance {
  const vatRate = rateTakenFrom(allowance);
  return {
    ...(allowance.reason !== undefined && { reason: allowance.reason }),
    amount: toDecimal(amount, AMOUNT_DECIMALS),
    ...(vatRate !== undefined && { vatRate }),
  };
}
