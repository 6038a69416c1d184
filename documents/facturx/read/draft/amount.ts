import { type Cents, cents } from '#documents/money/amounts.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { readScaled } from './values.ts';

/** An amount as it was written, to the cent; null when there is none or it is not one. */
export function readCents(text: string | undefined): Cents | null {
  const value = readScaled(text, 2);
  return value === null ? null : cents(value);
}

/** « 12.5 » for 1250. */
export function writeCents(amount: number): string {
  return toDecimal(amount, 2);
}
