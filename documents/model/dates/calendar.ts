/** Arithmetic on `YYYY-MM-DD` dates, without time zone. */

/** Whether a date exists, from 2000 to 2099 (BR-FR-03). */
export function isCalendarDate(date: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(date)) return false;
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
}

export function addDays(date: string, days: number): string {
  return toIsoDate(timeOf(date) + days * MILLISECONDS_PER_DAY);
}

/** Days from `from` to `to`, negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / MILLISECONDS_PER_DAY);
}

export function endOfMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return toIsoDate(Date.UTC(year, month, 0));
}

export function laterOf(a: string, b: string): string {
  return compareDates(a, b) < 0 ? b : a;
}

export function earlierOf(a: string, b: string): string {
  return compareDates(a, b) < 0 ? a : b;
}

/** Comparator of ISO dates. */
export function compareDates(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function timeOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function toIsoDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

const MILLISECONDS_PER_DAY = 86_400_000;
