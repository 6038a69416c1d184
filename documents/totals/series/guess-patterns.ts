import {
  type ColumnReading,
  type DatedNumber,
  type DigitColumn,
  listReadings,
} from './guess-dates.ts';
import { mergeByClient } from './merge-by-client.ts';
import type { PatternGroup } from './pattern-group.ts';
import { weighReading } from './weigh-reading.ts';

/**
 * Groups numbers by notation: same letters in the same places, digits that are a date or a
 * sequence, wherever they stand. Known dates help; unknown ones are empty. Numbers without a
 * sequence go to `unreadable`.
 */
export function guessPatterns(numbers: readonly DatedNumber[]): {
  groups: PatternGroup[];
  unreadable: DatedNumber[];
} {
  const shapes = new Map<string, DatedNumber[]>();
  for (const one of numbers.filter(isReadable)) {
    const shape = one.number.replace(/\d+/g, '#');
    const known = shapes.get(shape);
    if (known) known.push(one);
    else shapes.set(shape, [one]);
  }
  const groups = [...shapes.values()].flatMap(readAlike);
  return { groups: mergeByClient(groups), unreadable: numbers.filter((one) => !isReadable(one)) };
}

/** Holds a digit, and does not look like a pattern itself. */
function isReadable({ number }: DatedNumber): boolean {
  return /\d/.test(number) && !/[{}\n\r…]|\d{16}/.test(number);
}

/** The most probable reading of numbers of one shape, with those that come near it. */
function readAlike(members: DatedNumber[]): PatternGroup[] {
  const columns = listColumns(members);
  const judged = combine(columns)
    .flatMap((readings) => {
      const pattern = writePattern(members, readings);
      return weighReading({ pattern, readings, members, columns });
    })
    .sort((a, b) => a.cost - b.cost);
  const [best, ...others] = judged;
  if (!best) return [];
  const near = others
    .filter(({ cost }) => cost < best.cost + CERTAIN)
    .map(({ groups, cost }) => ({ groups, isEqual: cost < best.cost + EQUAL }));
  return best.groups.map((group) => (near.length > 0 ? { ...group, readings: near } : group));
}

function listColumns(members: readonly DatedNumber[]): DigitColumn[] {
  const rows = members.map(({ number }) => number.match(/\d+/g) ?? []);
  const letters = (members[0]?.number ?? '').split(/\d+/);
  const dates = members.map(({ date }) => date);
  return (rows[0] ?? []).map((_, index) => ({
    values: rows.map((row) => row[index] ?? ''),
    dates,
    letters: `${letters[index]?.slice(-1) ?? ''}${letters[index + 1]?.slice(0, 1) ?? ''}`,
  }));
}

/** Every way to read the columns with one sequence and at most one date. */
function combine(columns: readonly DigitColumn[]): ColumnReading[][] {
  const isLong = columns.length > MANY_COLUMNS;
  let ways: ColumnReading[][] = [[]];
  for (const [index, column] of columns.entries()) {
    const all = listReadings(column, columns[index - 1]);
    const readings = isLong
      ? all.filter((tokens) => /^(?:\{N\}|#|\{CLIENT\})$/.test(tokens.join()))
      : all;
    ways = ways.flatMap((way) =>
      readings.map((reading) => [...way, reading]).filter((longer) => isPossible(longer.flat())),
    );
  }
  return ways.filter((way) => isWhole(way.flat()));
}

/** No part of a date and no sequence comes twice. */
function isPossible(tokens: readonly string[]): boolean {
  return PARTS.every((part) => tokens.filter((token) => part.test(token)).length <= 1);
}

/** A season is told by its first year; a day is one of a month. */
function isWhole(tokens: readonly string[]): boolean {
  const has = (part: RegExp) => tokens.some((token) => part.test(token));
  if (!has(SEQUENCE)) return false;
  if (has(DAY) && !has(MONTH)) return false;
  if (has(QUARTER) && (has(MONTH) || has(NEXT_YEAR))) return false;
  return has(YEAR) || !has(NEXT_YEAR);
}

function writePattern(members: readonly DatedNumber[], readings: readonly ColumnReading[]): string {
  const rows = members.map(({ number }) => number.match(/\d+/g) ?? []);
  let position = 0;
  return (members[0]?.number ?? '').replace(/\d+/g, (digits) => {
    const index = position++;
    const tokens = readings[index] ?? [];
    const values = rows.map((row) => row[index] ?? '');
    return tokens
      .map((token) => {
        if (token === '#') return digits;
        return token === '{N}' ? writeCounter(values, tokens) : token;
      })
      .join('');
  });
}

/** As many N as the usual number has digits beside those of its date. */
function writeCounter(values: readonly string[], tokens: ColumnReading): string {
  const others = tokens.reduce((sum, token) => sum + (token === '{N}' ? 0 : token.length - 2), 0);
  const isFirst = tokens[0] === '{N}';
  const rests = values.map((value) =>
    isFirst ? value.slice(0, value.length - others) : value.slice(others),
  );
  const padded = rests.filter((rest) => rest.length > 1 && rest.startsWith('0'));
  const lengths = (padded.length > 0 ? padded : rests).map((rest) => rest.length);
  const digits = lengths.reduce((a, b) => (padded.length > 0 ? Math.max(a, b) : Math.min(a, b)));
  return `{${'N'.repeat(Math.min(digits, MAX_DIGITS))}}`;
}

const SEQUENCE = /^\{N\}$/;
const YEAR = /^\{A{1,4}\}$/;
const NEXT_YEAR = /\+1\}$/;
const MONTH = /^\{MM?\}$/;
const QUARTER = /^\{T\}$/;
const DAY = /^\{JJ\}$/;
const PARTS = [SEQUENCE, YEAR, NEXT_YEAR, MONTH, QUARTER, DAY];

/** Beyond, nobody writes dates. */
const MANY_COLUMNS = 6;
/** The widest sequence token (numbering.ts). */
const MAX_DIGITS = 9;

/** Differences of cost (weigh-reading.ts) from which a reading is out of the question. */
const CERTAIN = 2;
const EQUAL = 0.25;
