import {
  type Cents,
  explainDate,
  type Percent,
  parseDate,
  parseDecimal,
  parseNumber,
} from '#documents/calculators';

/** A parsed text, or an error that says what to do; both null when empty. */
export type ReadText<Value> = { value: Value | null; error: string | null };

/** Zero or more, in cents. */
export function readAmount(text: string): ReadText<Cents> {
  const read = readHundredths(text, 'Écrivez un montant, par exemple 1\u202f250,00.');
  return { ...read, value: read.value as Cents | null }; // two decimals are cents
}

/** 0 to 100, in hundredths. */
export function readPercent(text: string): ReadText<Percent> {
  const error = 'Écrivez un taux de 0 à 100, par exemple 12,4.';
  const read = readHundredths(text, error);
  if (read.value !== null && read.value > 10_000) return { value: null, error };
  return { ...read, value: read.value as Percent | null }; // two decimals are hundredths
}

/** Above zero, in hundredths. */
export function readIndex(text: string): ReadText<number> {
  const error = 'Écrivez l’indice que publie l’INSEE, par exemple 145,47.';
  const read = readHundredths(text, error);
  return read.value === 0 ? { value: null, error } : read;
}

/** YYYY-MM-DD. */
export function readDate(text: string, today: string): ReadText<string> {
  if (text.trim() === '') return EMPTY;
  const value = parseDate(text, today || NO_DAY);
  if (value) return { value, error: null };
  const error = explainDate(text, today || NO_DAY) ?? 'Écrivez une date, par exemple 31/08/2026.';
  return { value, error };
}

/** A whole number from 0 to 365. */
export function readDays(text: string): ReadText<number> {
  if (text.trim() === '') return EMPTY;
  const value = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (value <= 365) return { value, error: null };
  return { value: null, error: 'Écrivez un nombre de jours, de 0 à 365.' };
}

function readHundredths(text: string, error: string): ReadText<number> {
  if (text.trim() === '') return EMPTY;
  const read = parseNumber(text, 2);
  const value = read ? parseDecimal(read.decimal, 2) : null;
  return value !== null && value >= 0 && value <= MOST
    ? { value, error: null }
    : { value: null, error };
}

const EMPTY = { value: null, error: null };
/** In cents: ten billion euros. */
const MOST = 1_000_000_000_000;
/** Prerendering has no date, and the example needs none. */
const NO_DAY = '2026-01-01';
