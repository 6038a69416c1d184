import { NUMBER_CHARACTERS } from '#documents/law/figures/document-number.ts';
/**
 * The numbers of a series (CGI ann. II, 242 nonies A, I-7°: unique, chronological, continuous). A
 * pattern is literal text and tokens: {AAAA} or {AA} the year, {MM} the month, {CLIENT} the
 * customer's code, {NNNN} the sequence, one digit per N. « F-{AAAA}-{NNNN} » gives « F-2026-0042 ».
 */
export type NumberParts = { sequence: number; date: string; clientCode?: string };

/** Writes a number for a pattern with one sequence token; `date` (YYYY-MM-DD) is its issue. */
export function formatDocumentNumber(pattern: string, parts: NumberParts): string {
  return pattern.replace(TOKEN, (token) => writeToken(token, parts));
}

/**
 * The number after the latest issued one of the pattern. A pattern with a year starts its sequence
 * again each year, so that no number is used twice; a month or a customer's code does not. Numbers
 * of other patterns are ignored.
 */
export function nextNumber(
  issuedNumbers: readonly string[],
  pattern: string,
  { date, clientCode }: Omit<NumberParts, 'sequence'>,
): string {
  const reader = buildReader(pattern, date.slice(0, 4));
  const issued = issuedNumbers
    .map((number) => readNumber(number, reader))
    .filter((number) => number !== null);
  const latest = issued.reduce((last, number) => (comesAfter(number, last) ? number : last), {
    month: '',
    sequence: 0,
  });
  return formatDocumentNumber(pattern, {
    sequence: latest.sequence + 1,
    date,
    ...(clientCode === undefined ? {} : { clientCode }),
  });
}

/** The pattern of the numbers of one customer. */
export function writeClientCode(pattern: string, clientCode: string): string {
  return pattern.replaceAll('{CLIENT}', keepAllowed(clientCode));
}

/** Whether a pattern gives each document its own number: exactly one sequence token. */
export function isNumberPattern(pattern: string): boolean {
  return (pattern.match(/\{N{1,9}\}/g) ?? []).length === 1;
}

function writeToken(token: string, { sequence, date, clientCode = '' }: NumberParts): string {
  switch (token) {
    case '{AAAA}':
      return date.slice(0, 4);
    case '{AA}':
      return date.slice(2, 4);
    case '{MM}':
      return date.slice(5, 7);
    case '{CLIENT}':
      return keepAllowed(clientCode);
    default:
      return String(sequence).padStart(token.length - 2, '0');
  }
}

function keepAllowed(code: string): string {
  return code.normalize('NFD').replace(NOT_ALLOWED, '');
}

type IssuedNumber = { month: string; sequence: number };

/** A month whose sequence was restarted by hand continues from its own last number. */
function comesAfter(number: IssuedNumber, last: IssuedNumber): boolean {
  return number.month === last.month ? number.sequence > last.sequence : number.month > last.month;
}

function readNumber(number: string, reader: RegExp): IssuedNumber | null {
  const groups = reader.exec(number)?.groups;
  return groups ? { month: groups.month ?? '', sequence: Number(groups.sequence) } : null;
}

function buildReader(pattern: string, year: string): RegExp {
  const seen = new Set<string>();
  const source = pattern.replace(TOKEN_OR_CHARACTER, (part) => readerOf(part, year, seen));
  return new RegExp(`^${source}$`);
}

function readerOf(part: string, year: string, seen: Set<string>): string {
  const isRepeated = seen.has(part);
  seen.add(part);
  if (part === '{AAAA}') return year;
  if (part === '{AA}') return year.slice(2);
  if (part === '{MM}') return isRepeated ? '\\d\\d' : '(?<month>\\d\\d)';
  if (part === '{CLIENT}') return `[${NUMBER_CHARACTERS}]*?`;
  if (part.length === 1) return part.replace(/[^A-Za-z0-9]/, '\\$&');
  return isRepeated ? '\\d{1,15}' : '(?<sequence>\\d{1,15})';
}

const TOKEN = /\{(?:AAAA|AA|MM|CLIENT|N{1,9})\}/g;
const TOKEN_OR_CHARACTER = /\{(?:AAAA|AA|MM|CLIENT|N{1,9})\}|[\s\S]/g;

const NOT_ALLOWED = new RegExp(`[^${NUMBER_CHARACTERS}]`, 'g');
