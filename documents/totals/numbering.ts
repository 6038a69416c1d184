import { NUMBER_CHARACTERS } from '#documents/law/figures/document-number.ts';

/**
 * A number of a series (CGI ann. II, 242 nonies A, I-7°: unique, chronological, continuous). A
 * pattern is literal text and tokens: {AAAA}, {AA} or {A} the year, {AAAA+1} or {AA+1} the second
 * year of a season, {MM} or {M} the month, {T} the quarter, {JJ} the day, {CLIENT} the customer's
 * code, {NNNN} the sequence, one digit per N. « F-{AAAA}-{NNNN} » gives « F-2026-0042 ».
 */
export type NumberParts = {
  sequence: number;
  date: string;
  clientCode?: string;
  /** The first year of the season; from September on, that of the date. */
  season?: string | undefined;
};

/** Writes a number for a pattern with one sequence token; `date` (YYYY-MM-DD) is its issue. */
export function formatDocumentNumber(pattern: string, parts: NumberParts): string {
  const { date, season = seasonOf(date) } = parts;
  const year = isSeasonal(pattern) ? season : date.slice(0, 4);
  return pattern.replace(TOKEN, (token) => writeToken(token, { ...parts, year }));
}

/** The pattern of the numbers of one customer. */
export function writeClientCode(pattern: string, clientCode: string): string {
  return pattern.replaceAll('{CLIENT}', keepAllowed(clientCode));
}

/** Whether a pattern gives each document its own number: exactly one sequence token. */
export function isNumberPattern(pattern: string): boolean {
  return (pattern.match(/\{N{1,9}\}/g) ?? []).length === 1;
}

/** « 2025/2026 »: a pattern that writes two years in a row. */
export function isSeasonal(pattern: string): boolean {
  return /\{A{2,4}\+1\}/.test(pattern);
}

/** The year in which the season of a date began, unless another month than September is known. */
export function seasonOf(date: string, firstMonth = 9): string {
  const [year = '', month = ''] = date.split('-');
  return Number(month) < firstMonth ? String(Number(year) - 1) : year;
}

/** The quarter of a month, « 1 » to « 4 ». */
export function quarterOf(month: string): string {
  return String(Math.ceil(Number(month) / 3));
}

function writeToken(token: string, parts: NumberParts & { year: string }): string {
  const { sequence, date, clientCode = '', year } = parts;
  switch (token) {
    case '{AAAA}':
      return year;
    case '{AA}':
      return year.slice(2);
    case '{A}':
      return year.slice(3);
    case '{AAAA+1}':
      return String(Number(year) + 1);
    case '{AA+1}':
      return String(Number(year) + 1).slice(2);
    case '{MM}':
      return date.slice(5, 7);
    case '{M}':
      return String(Number(date.slice(5, 7)));
    case '{T}':
      return quarterOf(date.slice(5, 7));
    case '{JJ}':
      return date.slice(8, 10);
    case '{CLIENT}':
      return keepAllowed(clientCode);
    default:
      return String(sequence).padStart(token.length - 2, '0');
  }
}

function keepAllowed(code: string): string {
  return code.normalize('NFD').replace(NOT_ALLOWED, '');
}

const TOKEN = /\{(?:AAAA(?:\+1)?|AA(?:\+1)?|A|MM?|T|JJ|CLIENT|N{1,9})\}/g;

const NOT_ALLOWED = new RegExp(`[^${NUMBER_CHARACTERS}]`, 'g');
