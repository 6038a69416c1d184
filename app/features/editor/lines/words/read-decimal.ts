import { isWithin, type NumberBounds } from '#app/features/editor/fields/number-bounds.ts';
import { parseNumber } from '#documents';

/** What the numbers of a line may be, as their schema has it. */
export const QUANTITY: NumberBounds = { scale: 4, min: '-999999999', max: '999999999' };
export const UNIT_PRICE: NumberBounds = { scale: 6, min: '0', max: '999999999' };
export const AMOUNT: NumberBounds = { scale: 2, min: '0', max: '999999999' };
export const DISCOUNT_PERCENT: NumberBounds = { scale: 2, min: '0', max: '100' };
export const VAT_RATE: NumberBounds = { scale: 2, min: '0', max: '99.99' };

/**
 * A number as people write it, as the draft keeps it; null when it cannot be read or is out of
 * bounds.
 */
export function readDecimal(text: string, bounds: NumberBounds): string | null {
  const number = parseNumber(text, bounds.scale);
  return number && isWithin(number.decimal, bounds) ? number.decimal : null;
}
