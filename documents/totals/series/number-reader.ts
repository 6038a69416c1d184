import { isSeasonal } from '#documents/totals/numbering.ts';

/**
 * The parts of a number; null for a token that its pattern lacks. The year has four digits, and is
 * the first one of a season.
 */
export type ReadNumberParts = {
  year: string | null;
  quarter: string | null;
  month: string | null;
  day: string | null;
  sequence: number;
};

/**
 * Reads the numbers of a pattern (tokens: numbering.ts); null for a number written otherwise. A
 * year of one digit is the one nearest to the date of the number (YYYY-MM-DD).
 */
export function createNumberReader(
  pattern: string,
): (number: string, date?: string) => ReadNumberParts | null {
  const seen = new Set<string>();
  const source = pattern.replace(TOKEN_OR_CHARACTER, (part) => {
    const name = nameOf(part);
    const isFirst = part.length > 1 && !seen.has(name);
    if (isFirst) seen.add(name);
    return toExpression(part, isFirst ? name : '');
  });
  const expression = new RegExp(`^${source}$`);
  const hasSeason = isSeasonal(pattern);
  return (number, date = '') => {
    const groups = expression.exec(number)?.groups;
    if (!groups?.sequence) return null;
    const year = readYear(groups, date);
    if (hasSeason && !isNextYear(year, groups)) return null;
    const { quarter = null, month, day = null, sequence } = groups;
    return {
      ...{ year, quarter, day, sequence: Number(sequence) },
      month: month?.padStart(2, '0') ?? null,
    };
  };
}

type Groups = { [name: string]: string | undefined };

function readYear({ year, shortYear, lastDigit }: Groups, date: string): string | null {
  if (year) return year;
  if (shortYear) return `20${shortYear}`;
  if (!lastDigit) return null;
  const near = Number(date.slice(0, 4)) || 2020 + Number(lastDigit);
  const before = near - ((near - Number(lastDigit)) % 10);
  return String(near - before > 5 ? before + 10 : before);
}

function isNextYear(year: string | null, { nextYear = '', shortNextYear = '' }: Groups): boolean {
  const next = String(Number(year) + 1);
  return nextYear === next || shortNextYear === next.slice(2);
}

function nameOf(part: string): string {
  return DATE_TOKENS[part]?.name ?? (part === '{CLIENT}' ? 'client' : 'sequence');
}

/** A token that comes again is read, and counts once. */
function toExpression(part: string, name: string): string {
  if (part === '{CLIENT}') return '.*?';
  if (part.length === 1) return /[\\^$.*+?()[\]{}|/]/.test(part) ? `\\${part}` : part;
  const digits = DATE_TOKENS[part]?.digits ?? '\\d{1,15}';
  return name === '' ? digits : `(?<${name}>${digits})`;
}

const DATE_TOKENS: Readonly<Record<string, { name: string; digits: string }>> = {
  '{AAAA}': { name: 'year', digits: '20\\d\\d' },
  '{AA}': { name: 'shortYear', digits: '\\d\\d' },
  '{A}': { name: 'lastDigit', digits: '\\d' },
  '{AAAA+1}': { name: 'nextYear', digits: '20\\d\\d' },
  '{AA+1}': { name: 'shortNextYear', digits: '\\d\\d' },
  '{MM}': { name: 'month', digits: '(?:0[1-9]|1[0-2])' },
  '{M}': { name: 'month', digits: '(?:[1-9]|1[0-2])' },
  '{T}': { name: 'quarter', digits: '[1-4]' },
  '{JJ}': { name: 'day', digits: '(?:0[1-9]|[12]\\d|3[01])' },
};

const TOKEN_OR_CHARACTER = /\{(?:AAAA(?:\+1)?|AA(?:\+1)?|A|MM?|T|JJ|CLIENT|N{1,9})\}|[\s\S]/gu;
