import type { Discount } from '#documents';
import { AMOUNT, DISCOUNT_PERCENT, readDecimal } from './read-decimal.ts';

export type DiscountUnit = 'percent' | 'amount';

/** Parses « 10 % », « 50 € » or a bare number in the chosen unit; keeps the reason. */
export function readDiscount(text: string, unit: DiscountUnit, reason?: string): Discount | null {
  const actual = /[€]|eur/i.test(text) ? 'amount' : unit;
  return makeDiscount(text.includes('%') ? 'percent' : actual, text, reason);
}

function makeDiscount(unit: DiscountUnit, text: string, reason?: string): Discount | null {
  const value = readDecimal(text, unit === 'percent' ? DISCOUNT_PERCENT : AMOUNT);
  if (value === null) return null;
  return {
    ...(unit === 'percent' ? { percent: value } : { amount: value }),
    ...(reason && { reason }),
  };
}

export function discountUnit(discount: Discount | undefined): DiscountUnit {
  return discount && 'amount' in discount ? 'amount' : 'percent';
}

export function discountValue(discount: Discount | undefined): string {
  if (!discount) return '';
  return 'amount' in discount ? discount.amount : discount.percent;
}
