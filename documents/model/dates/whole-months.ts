import { monthsLater } from './add-months.ts';
import { addDays } from './calendar.ts';

/** Months from the first day to the last, 1 to 12; null unless they are whole. */
export function countWholeMonths(start: string, end: string): number | null {
  return COUNTS.find((months) => endOfMonths(start, months) === end) ?? null;
}

/** The last day of so many months from `start`. */
export function endOfMonths(start: string, months: number): string {
  return addDays(monthsLater(start, months), -1);
}

const COUNTS = Array.from({ length: 12 }, (_, index) => index + 1);
