import { type DatedNumber, type DateRole, guessDateRole, splitDatePrefix } from './guess-dates.ts';
import { mergeByClient } from './merge-by-client.ts';
import type { PatternGroup } from './pattern-group.ts';

/**
 * Groups numbers by notation: same letters in the same places, digits that are a year, a month or a
 * sequence. Known dates help; unknown ones are empty. Numbers without a sequence go to
 * `unreadable`.
 */
export function guessPatterns(numbers: readonly DatedNumber[]): {
  groups: PatternGroup[];
  unreadable: DatedNumber[];
} {
  const shapes = new Map<string, DatedNumber[]>();
  for (const one of numbers.filter(isReadable)) {
    const shape = one.number.replace(/\d+/g, '#');
    shapes.set(shape, [...(shapes.get(shape) ?? []), one]);
  }
  const groups = [...shapes.values()].map((members) => ({
    pattern: guessPattern(members),
    members,
  }));
  return { groups: mergeByClient(groups), unreadable: numbers.filter((one) => !isReadable(one)) };
}

/** Holds a digit, and does not look like a pattern itself. */
function isReadable({ number }: DatedNumber): boolean {
  return /\d/.test(number) && !/[{}\n\r…]|\d{16}/.test(number);
}

type Column = { values: readonly string[]; role: DateRole | null };

function guessPattern(members: readonly DatedNumber[]): string {
  const rows = members.map(({ number }) => number.match(/\d+/g) ?? []);
  const dates = members.map(({ date }) => date);
  const width = rows[0]?.length ?? 0;
  const columns: Column[] = [];
  for (let index = 0; index < width; index += 1) {
    const values = rows.map((row) => row[index] ?? '');
    const before = columns[index - 1]?.role ?? null;
    columns.push({ values, role: width > 1 ? guessDateRole(values, { dates, before }) : null });
  }
  const counter = findCounter(columns);
  const tokens = columns.map(({ values, role }, index) => {
    if (index !== counter) return role ?? writeOther(values);
    return writeCounter(values, dates);
  });
  let position = 0;
  return (members[0]?.number ?? '').replace(/\d+/g, () => tokens[position++] ?? '');
}

/** The last digits that are no date and, when some do, change from one number to the next. */
function findCounter(columns: readonly Column[]): number {
  const plain = columns
    .map(({ role }, index) => (role === null ? index : -1))
    .filter((at) => at >= 0);
  const changing = plain.filter((index) => new Set(columns[index]?.values).size > 1);
  return changing.at(-1) ?? plain.at(-1) ?? columns.length - 1;
}

/** Digits outside the sequence: a constant, or the customer's code. */
function writeOther(values: readonly string[]): string {
  return new Set(values).size === 1 ? (values[0] ?? '') : '{CLIENT}';
}

function writeCounter(values: readonly string[], dates: readonly string[]): string {
  const { prefix, rests } = splitDatePrefix(values, dates);
  const padded = rests.filter((rest) => rest.length > 1 && rest.startsWith('0'));
  const lengths = (padded.length > 0 ? padded : rests).map((rest) => rest.length);
  const digits = padded.length > 0 ? Math.max(...lengths) : Math.min(...lengths);
  return `${prefix}{${'N'.repeat(Math.min(digits, MAX_DIGITS))}}`;
}

/** The widest sequence token (numbering.ts). */
const MAX_DIGITS = 9;
