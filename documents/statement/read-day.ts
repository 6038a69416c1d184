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

/** « 20261231120000[1:CET] », as OFX writes it: the day in France of a moment with its zone. */
export function readCompactDay(text: string): string | null {
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d{2})(\d{2})/.exec(text.trim()) ?? [];
  const date = toDay(year, month, day);
  const [, hours, minutes, offset] = ZONED.exec(text.trim()) ?? [];
  if (date === null || hours === undefined) return date;
  const past = Number(hours) * 60 + Number(minutes) - Number(offset) * 60;
  return IN_FRANCE.format(new Date(Date.parse(date) + past * 60_000));
}

/**
 * Whether days of a file cannot stand in the order of France: a month after 12 that is a day
 * (« 11/26/2026 »), or a year of two digits long ago that is a day (« 26/11/05 »).
 */
export function isForeignOrder(texts: readonly string[]): boolean {
  return texts.some((text) => {
    const [, first = '', second = '', last = ''] = FRENCH.exec(text.trim()) ?? [];
    if (first === '') return false;
    if (last.length === 2 && Number(last) < 15) return true;
    const year = last.length === 2 ? `20${last}` : last;
    return Number(second) > 12 && toDay(year, first, second) !== null;
  });
}

function toDay(year: string, month: string, day: string): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

const ZONED = /^\d{8}(\d{2})(\d{2})[\d.]*\[([+-]?\d+(?:\.\d+)?)/;
const IN_FRANCE = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' });
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const FRENCH = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;
