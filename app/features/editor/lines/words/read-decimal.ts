import { type Bounds, isWithin } from '#app/features/editor/fields/number-bounds.ts';
import { parseNumber } from '#documents';

/** What the numbers of a line may be, as their schema has it. */
export const QUANTITY: Bounds = { scale: 4, min: '-999999999', max: '999999999' };
export const UNIT_PRICE: Bounds = { scale: 6, min: '0', max: '999999999' };
export const AMOUNT: Bounds = { scale: 2, min: '0', max: '999999999' };
export const DISCOUNT_PERCENT: Bounds = { scale: 2, min: '0', max: '100' };
export const VAT_RATE: Bounds = { scale: 2, min: '0', max: '99.99' };

/** A number as people write it, as the draft keeps it; null when it cannot be read or is out of bounds. */
export function readDecimal(text: string, bounds: Bounds): string | null {
  const number = parseNumber(text, bounds.scale);
  return number && isWithin(number.decimal, bounds) ? number.decimal : null;
}
