import { capitalize } from '#documents/model/texts/capitalize.ts';
import { dropInvisible } from '#documents/model/texts/drop-invisible.ts';
import { foldAccents } from '#documents/model/texts/fold-accents.ts';
import { addDays, isCalendarDate } from './calendar.ts';
import { formatMonth, MONTHS } from './format-date.ts';

/**
 * Parses a date as people type it, relative to `today` (YYYY-MM-DD): « 20/11/2026 », « 201126 »,
 * « 20/11 », « 1er décembre », « 25 déc » (this year), « hier », « demain », « +30 » (days), or
 * ISO. Returns `YYYY-MM-DD`; null unless it is a day from 2000 to 2099.
 */
export function parseDate(text: string, today: string): string | null {
  const date = readParts(text, today);
  return date !== null && isCalendarDate(date) ? date : null;
}

/**
 * Why a text shaped like a date is invalid, in French: « Février 2026 n’a pas 31 jours. » Null for
 * any other text.
 */
export function explainDate(text: string, today: string): string | null {
  const [year = '', month = '', day = ''] = readParts(text, today)?.split('-') ?? [];
  if (!MONTHS[Number(month) - 1] || isCalendarDate(`${year}-${month}-${day}`)) return null;
  if (!isCalendarDate(`${year}-${month}-01`)) return 'Écrivez une année de 2000 à 2099.';
  return `${capitalize(formatMonth(`${year}-${month}`))} n’a pas ${Number(day)} jours.`;
}

/** An ISO date that may not exist (« 2026-02-31 »). */
function readParts(text: string, today: string): string | null {
  const typed = dropInvisible(text).trim().toLowerCase().replace(/\s+/g, ' ').replaceAll('’', "'");
  return (
    readWord(typed, today) ??
    readOffset(typed, today) ??
    readIso(typed) ??
    readFrench(typed, today) ??
    readWritten(typed, today)
  );
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
  return `${completeYear(year, today)}-${pad(month)}-${pad(day)}`;
}

/** « lundi 1er décembre 2026 », « 25 déc. » */
function readWritten(typed: string, today: string): string | null {
  const [, day = '', word = '', year = ''] = WRITTEN.exec(foldAccents(typed)) ?? [];
  const found = [...MONTHS.keys()].filter((index) =>
    foldAccents(MONTHS[index] ?? '').startsWith(word),
  );
  const [index, ...others] = found;
  if (index === undefined || others.length > 0) return null;
  return `${completeYear(year, today)}-${pad(index + 1)}-${pad(day)}`;
}

function completeYear(year: string, today: string): string {
  if (year === '') return today.slice(0, 4);
  return year.length === 2 ? `20${year}` : year;
}

function pad(part: string | number): string {
  return String(part).padStart(2, '0');
}

const WORDS: ReadonlyMap<string, number> = new Map([
  ['avant-hier', -2],
  ['hier', -1],
  ["aujourd'hui", 0],
  ['demain', 1],
  ['après-demain', 2],
]);
const SEPARATED = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/;
/** Applied to text without accents; a month needs its first three letters. */
const WRITTEN =
  /^(?:le |au |du )?(?:[a-z]{3,6}di |dimanche )?(\d{1,2})(?:er)? ?([a-z]{3,9})\.?(?: (\d{4}|\d{2}))?$/;
const COMPACT = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
