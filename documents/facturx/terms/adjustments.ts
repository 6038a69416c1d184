import { amountText } from '#documents/money/amount-text.ts';
import { type Cents, cents, requirePercent } from '#documents/money/amounts.ts';
import { applyPercent } from '#documents/money/apply-percent.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { ecoContributionOf } from '#documents/totals/line-amounts.ts';
import type { AdjustmentTotals, LineTotals, Totals } from '#documents/totals/totals.ts';
import type { InvoiceAdjustment } from './invoice.ts';
import type { LineAdjustment, LineVat } from './invoice-line.ts';

/** BG-20 and BG-21: one per rate that an allowance or charge is spread over, with its reason. */
export function buildAdjustments(totals: Totals, categories: readonly LineVat[], currency: string) {
  const allowances: InvoiceAdjustment[] = [];
  const charges: InvoiceAdjustment[] = [];
  for (const adjustment of totals.adjustments) {
    for (const { vatIndex, netAmount } of adjustment.shares) {
      const vat = categories[vatIndex];
      if (!vat || netAmount === 0) continue;
      const target = adjustment.isCharge ? charges : allowances;
      const share = { amount: netAmount, base: baseOf(totals, vatIndex, currency), currency };
      target.push({ ...describeShare(adjustment, share), vat });
    }
  }
  return { allowances, charges };
}

function describeShare(
  { discount, isCharge, reason }: AdjustmentTotals,
  share: DiscountedAmount,
): LineAdjustment {
  return {
    ...describePercent(discount, share),
    amount: amountText(share.amount, share.currency),
    ...(isCharge ? {} : { reasonCode: DISCOUNT }),
    reason,
  };
}

type DiscountedAmount = { amount: Cents; base: Cents; currency: string };

/** Percentage and base are written only when they give the amount, in the currency’s rounding. */
export function describePercent(
  discount: AdjustmentTotals['discount'],
  { amount, base, currency }: DiscountedAmount,
): Pick<LineAdjustment, 'percent' | 'baseAmount'> {
  if (!discount || !('percent' in discount)) return {};
  const expected = applyPercent(base, requirePercent(discount.percent), currencyUnit(currency));
  if (expected !== amount) return {};
  return { percent: discount.percent, baseAmount: amountText(base, currency) };
}

function baseOf(totals: Totals, vatIndex: number, currency: string): Cents {
  let base = 0;
  for (const line of totals.lines)
    if (line.vatIndex === vatIndex) base += discountableAmount(line, line.lineNetAmount, currency);
  return cents(base);
}

/**
 * The base of a percentage, in cents, without eco-contributions (discounts do not cut them);
 * undefined in prices with tax, where it is not exact.
 */
export function discountableAmount(
  { line, typedAmount, lineNetAmount }: LineTotals,
  amount: Cents,
  currency: string,
): Cents {
  return typedAmount === lineNetAmount
    ? cents(amount - ecoContributionOf(line, currencyUnit(currency)))
    : amount;
}

/** UNTDID 5189 */
export const DISCOUNT = '95';
