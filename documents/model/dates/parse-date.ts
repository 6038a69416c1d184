import { dropInvisible } from '#documents/model/texts/drop-invisible.ts';
import { addDays, isCalendarDate } from './calendar.ts';

/**
 * Reads a date as people type it, relative to `today` (YYYY-MM-DD): « 20/11/2026 », « 201126 »,
 * « 20/11 » (this year), « hier », « demain », « +30 » (days from today), or ISO. Gives
 * `YYYY-MM-DD`; null when it is not a day of the years 2000 to 2099.
 */
export function parseDate(text: string, today: string): string | null {
  const typed = dropInvisible(text).trim().toLowerCase().replaceAll('’', "'");
  const date =
    readWord(typed, today) ??
    readOffset(typed, today) ??
    readIso(typed) ??
    readFrench(typed, today);
  return date !== null && isCalendarDate(date) ? date : null;
}

function readWord(typed: string, today: string): string | null {
  const days = WORDS.get(typed);
  return days === undefined ? null : addDays(today, days);
}

function readOffset(typed: string, today: string): string | null {
  const match = /^([+\-\u2212])\s?(\d{1,4})(?:\s?j(?:ours?)?)?$/.exec(typed);
  if (!match) return null;
  const days = Number(match[2]);
  return addDays(today, match[1] === '+' ? days : -days);
}

function readIso(typed: string): string | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : null;
}

function readFrench(typed: string, today: string): string | null {
  const match = SEPARATED.exec(typed) ?? COMPACT.exec(typed);
  if (!match) return null;
  const [, day = '', month = '', year = ''] = match;
  return `${completeYear(year, today)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function completeYear(year: string, today: string): string {
  if (year === '') return today.slice(0, 4);
  return year.length === 2 ? `20${year}` : year;
}

const WORDS: ReadonlyMap<string, number> = new Map([
  ['avant-hier', -2],
  ['hier', -1],
  ["aujourd'hui", 0],
  ['demain', 1],
  ['après-demain', 2],
]);
const SEPARATED = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/;
const COMPACT = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
