import type { Discount, PricedLine } from '#documents/model/fields/line.ts';
import { AMOUNT_DECIMALS, requireCents, requireQuantity } from '#documents/money/amounts.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';

/**
 * A discount for `part` of a quantity: an amount is prorated and rounded to `unit` (in cents), a
 * percentage stays as it is.
 */
export function shareDiscount(
  { quantity, discount }: Pick<PricedLine, 'quantity' | 'discount'>,
  part: string,
  unit: number,
): Discount | undefined {
  const whole = requireQuantity(quantity);
  if (!discount || 'percent' in discount || whole === 0) return discount;
  const amount = multiplyDivide(requireCents(discount.amount), requireQuantity(part), whole, unit);
  return { ...discount, amount: toDecimal(amount, AMOUNT_DECIMALS) };
}
