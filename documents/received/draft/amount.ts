import { type Cents, cents } from '#documents/money/amounts.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { readScaled } from './values.ts';

/** A decimal text in cents, rounded; null when absent or not a number. */
export function readCents(text: string | undefined): Cents | null {
  const value = readScaled(text, 2);
  return value === null ? null : cents(value);
}

/** « 12.5 » for 1250. */
export function writeCents(amount: number): string {
  return toDecimal(amount, 2);
}
