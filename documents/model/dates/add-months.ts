import { endOfMonth } from './calendar.ts';

/**
 * Adds months to an ISO date; the last day of a month stays the last, and a day that does not exist
 * becomes the last of its month.
 */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  const last = endOfMonth(first);
  if (date === endOfMonth(date) || day > Number(last.slice(8))) return last;
  return `${first.slice(0, 8)}${String(day).padStart(2, '0')}`;
}
