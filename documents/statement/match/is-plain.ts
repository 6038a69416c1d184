import { isCalendarDate } from '#documents/model/dates/calendar.ts';

/**
 * Whether the compact form of a number is so plain (« 12 », « 202611 », « f12 », « loyer ») that a
 * label may hold it by chance: a card, a day, a word.
 */
export function isPlain(key: string): boolean {
  if (!/\d/.test(key)) return true;
  return /^\d+$/.test(key) ? key.length < LEAST_DIGITS || isDay(key) : key.length < LEAST_SIGNS;
}

/** « LOYER 2026 »: beside a year, too few digits to be told from what other labels say. */
export function isPlainReference(key: string): boolean {
  const digits = key.replace(/20\d{2}/, '').replace(/\D/g, '');
  return digits.length < LEAST_OWN_DIGITS;
}

/** In any order, with a year of two digits or four, or without a day. */
function isDay(digits: string): boolean {
  const cut = (...[a = 0, b = 0]: number[]) => [
    digits.slice(0, a),
    digits.slice(a, a + b),
    digits.slice(a + b),
  ];
  const dates =
    digits.length === 6
      ? [
          toIso(cut(2, 2)),
          toIso(cut(2, 2).reverse()),
          toIso([digits.slice(0, 4), digits.slice(4), '01']),
        ]
      : [toIso(cut(4, 2)), toIso(cut(2, 2).reverse())];
  return dates.some(isCalendarDate);
}

function toIso([year = '', month = '', day = '']: readonly string[]): string {
  return `${year.length === 2 ? `20${year}` : year}-${month}-${day}`;
}

const LEAST_DIGITS = 6;
const LEAST_OWN_DIGITS = 4;
const LEAST_SIGNS = 5;
