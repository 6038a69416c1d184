import { type Cents, cents, requirePercent } from '#documents/money/amounts.ts';
import { applyPercent } from '#documents/money/apply-percent.ts';
import { ecoContributionOf } from '#documents/totals/line-amounts.ts';
import type { AdjustmentTotals, LineTotals, Totals } from '#documents/totals/totals.ts';
import { amountText } from './decimals.ts';
import type { InvoiceAdjustment } from './invoice.ts';
import type { LineAdjustment, LineVat } from './invoice-line.ts';

/** BG-20 and BG-21: one per share of a rate, all with the reason of their allowance or charge. */
export function buildAdjustments(totals: Totals, categories: readonly LineVat[]) {
  const allowances: InvoiceAdjustment[] = [];
  const charges: InvoiceAdjustment[] = [];
  for (const adjustment of totals.adjustments) {
    for (const { vatIndex, netAmount } of adjustment.shares) {
      const vat = categories[vatIndex];
      if (!vat || netAmount === 0) continue;
      const target = adjustment.isCharge ? charges : allowances;
      target.push({ ...describeShare(adjustment, netAmount, baseOf(totals, vatIndex)), vat });
    }
  }
  return { allowances, charges };
}

function describeShare(adjustment: AdjustmentTotals, amount: Cents, base: Cents): LineAdjustment {
  const { discount, isCharge, reason } = adjustment;
  return {
    ...describePercent(discount, base, amount),
    amount: amountText(amount),
    ...(isCharge ? {} : { reasonCode: DISCOUNT }),
    reason,
  };
}

/** A percentage and its base are written only when they give the amount to the cent. */
export function describePercent(
  discount: AdjustmentTotals['discount'],
  base: Cents,
  amount: Cents,
): Pick<LineAdjustment, 'percent' | 'baseAmount'> {
  if (!discount || !('percent' in discount)) return {};
  const isExact = applyPercent(base, requirePercent(discount.percent)) === amount;
  return isExact ? { percent: discount.percent, baseAmount: amountText(base) } : {};
}

function baseOf(totals: Totals, vatIndex: number): Cents {
  let base = 0;
  for (const line of totals.lines)
    if (line.vatIndex === vatIndex) base += discountableAmount(line, line.lineNetAmount);
  return cents(base);
}

/**
 * What a percentage is taken of: no discount cuts the eco-contribution. Where prices include tax it
 * is not known to the cent, so that no base is written.
 */
export function discountableAmount(
  { line, typedAmount, lineNetAmount }: LineTotals,
  amount: Cents,
): Cents {
  return typedAmount === lineNetAmount ? cents(amount - ecoContributionOf(line)) : amount;
}

/** UNTDID 5189 */
export const DISCOUNT = '95';
