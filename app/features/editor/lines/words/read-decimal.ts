import { isWithin } from '#app/features/editor/fields/number-bounds.ts';
import { boundsAt, type DecimalBounds, parseNumber } from '#documents';

export const QUANTITY = boundsAt('lines[0].quantity');
export const UNIT_PRICE = boundsAt('lines[0].unitPrice');
export const AMOUNT = boundsAt('lines[0].discount.amount');
export const DISCOUNT_PERCENT = boundsAt('lines[0].discount.percent');
export const VAT_RATE = boundsAt('lines[0].vatRate');

/**
 * Parses a number as typed (French) into the draft’s decimal notation; null when unreadable or out
 * of bounds.
 */
export function readDecimal(text: string, bounds: DecimalBounds): string | null {
  const number = parseNumber(text, bounds.scale);
  return number && isWithin(number.decimal, bounds) ? number.decimal : null;
}
