import type { Cents } from '#documents/money/amounts.ts';
import type { Totals } from './totals.ts';

/**
 * The amount to pay at the due date, in cents: what a retention leaves, or the unpaid part of a
 * term of rent.
 */
export function dueNowOf({ rent, dueNowAmount }: Pick<Totals, 'rent' | 'dueNowAmount'>): Cents {
  return rent ? rent.remainingAmount : dueNowAmount;
}
