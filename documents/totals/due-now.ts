import type { Cents } from '#documents/money/amounts.ts';
import type { Totals } from './totals.ts';

/**
 * What is to be paid at the due date, in cents: what a retention leaves, or what was not received
 * of a term of rent.
 */
export function dueNowOf({ rent, dueNowAmount }: Pick<Totals, 'rent' | 'dueNowAmount'>): Cents {
  return rent ? rent.remainingAmount : dueNowAmount;
}
