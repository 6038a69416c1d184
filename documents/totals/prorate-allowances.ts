import type { Draft } from '#documents/model/draft.ts';
import type { Discount, Line } from '#documents/model/fields/line.ts';
import { AMOUNT_DECIMALS, requireCents } from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';
import { computeTotals } from './compute-totals.ts';
import { ecoContributionOf } from './line-amounts.ts';

/**
 * The discounts on the total of `whole` that `lines`, a part of its own, bear: a percentage stays
 * as it is, an amount is prorated by what the lines are worth.
 */
export function prorateAllowances(whole: Draft, lines: Line[]): Discount[] {
  const unit = currencyUnit(whole.currency);
  const [base, part] = [whole, { ...whole, lines }].map((draft) => sumDiscounted(draft, unit));
  if (!base || !part) return [];
  return whole.allowances.flatMap((allowance): Discount[] => {
    if ('percent' in allowance) return [allowance];
    const amount = multiplyDivide(requireCents(allowance.amount), part, base, unit);
    return amount === 0 ? [] : [{ ...allowance, amount: toDecimal(amount, AMOUNT_DECIMALS) }];
  });
}

/** The cents that a discount on the total is taken from. */
function sumDiscounted(draft: Draft, unit: number): number {
  return computeTotals(draft)
    .lines.filter(({ line }) => line.kind === 'item')
    .reduce((sum, { line, typedAmount }) => sum + typedAmount - ecoContributionOf(line, unit), 0);
}
