import { endOfMonth } from './calendar.ts';

/**
 * Adds months to an ISO date; the last day of a month stays the last, and a day that does not exist
 * becomes the last of its month.
 */
export function addMonths(date: string, months: number): string {
  return monthsLater(date, months, date === endOfMonth(date) ? LAST : undefined);
}

/** The same day so many months later, or another one; the last of a month that is shorter. */
export function monthsLater(date: string, months: number, day = Number(date.slice(8))): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  const last = Number(endOfMonth(first).slice(8));
  return `${first.slice(0, 8)}${String(Math.min(day, last)).padStart(2, '0')}`;
}

const LAST = 31;
