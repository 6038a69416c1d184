import { isWithin, type NumberBounds } from '#app/features/editor/fields/number-bounds.ts';
import { parseNumber } from '#documents';

/** Bounds of a line’s numbers, as in the schema. */
export const QUANTITY: NumberBounds = { scale: 4, min: '-999999999', max: '999999999' };
export const UNIT_PRICE: NumberBounds = { scale: 6, min: '0', max: '999999999' };
export const AMOUNT: NumberBounds = { scale: 2, min: '0', max: '999999999' };
export const DISCOUNT_PERCENT: NumberBounds = { scale: 2, min: '0', max: '100' };
export const VAT_RATE: NumberBounds = { scale: 2, min: '0', max: '99.99' };

/**
 * Parses a number as typed (French) into the draft’s decimal notation; null when unreadable or out
 * of bounds.
 */
export function readDecimal(text: string, bounds: NumberBounds): string | null {
  const number = parseNumber(text, bounds.scale);
  return number && isWithin(number.decimal, bounds) ? number.decimal : null;
}
