import type { Cents } from '#documents/money/amounts.ts';
import type { Totals } from './totals.ts';

/** Due at the due date, in cents: less the retention, or the unpaid part of a term of rent. */
export function dueNowOf({ rent, dueNowAmount }: Pick<Totals, 'rent' | 'dueNowAmount'>): Cents {
  return rent ? rent.remainingAmount : dueNowAmount;
}
