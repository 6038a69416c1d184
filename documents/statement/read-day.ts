import { isCalendarDate } from '#documents/model/dates/calendar.ts';

/**
 * The day that a text begins with, as YYYY-MM-DD: « 31/12/2026 », « 31-12-26 », « 31.12.2026 »,
 * « 2026-12-31T10:00 »; null when there is none from 2000 to 2099.
 */
export function readDay(text: string): string | null {
  const trimmed = text.trim();
  const [, year = '', month = '', day = ''] = ISO.exec(trimmed) ?? [];
  if (year !== '') return toDay(year, month, day);
  const [, first = '', second = '', last = ''] = FRENCH.exec(trimmed) ?? [];
  return first === '' ? null : toDay(last.length === 2 ? `20${last}` : last, second, first);
}

/** « 20261231120000[1:CET] », as OFX writes it. */
export function readCompactDay(text: string): string | null {
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d{2})(\d{2})/.exec(text.trim()) ?? [];
  return toDay(year, month, day);
}

function toDay(year: string, month: string, day: string): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const FRENCH = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
