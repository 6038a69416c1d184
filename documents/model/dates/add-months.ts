import { endOfMonth } from './calendar.ts';

/**
 * The same day some months later; the last day of a month gives the last day, and a day that does
 * not exist the last one that does.
 */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  const last = endOfMonth(first);
  if (date === endOfMonth(date) || day > Number(last.slice(8))) return last;
  return `${first.slice(0, 8)}${String(day).padStart(2, '0')}`;
}
