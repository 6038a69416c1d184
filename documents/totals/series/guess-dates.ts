import { formatDocumentNumber } from '#documents/totals/numbering.ts';

/** A number and its day of issue, YYYY-MM-DD; empty when unknown. */
export type DatedNumber = { number: string; date: string };

/** Digits at one place of all the numbers of a notation. `letters` stand around them. */
export type DigitColumn = { values: readonly string[]; dates: readonly string[]; letters: string };

/** The tokens that a column may stand for, {N} being the sequence and « # » what it is. */
export type ColumnReading = readonly string[];

/**
 * What a column of digits may be: the sequence, a date, both glued together, a constant or a
 * customer's code. `before` is the column on its left.
 */
export function listReadings(
  column: DigitColumn,
  before: DigitColumn | undefined,
): ColumnReading[] {
  const isConstant = new Set(column.values).size === 1;
  const readings = [
    COUNTER,
    ...DATES.filter((tokens) => isAll(column, tokens)),
    ...[...PREFIXES]
      .filter((tokens) => isGlued(column, tokens))
      .map((tokens) => [...tokens, '{N}']),
    ...SUFFIXES.filter((tokens) => isGlued(column, tokens, true)).map((tokens) => [
      '{N}',
      ...tokens,
    ]),
    ...SEASONS.filter((token) => followsYear(column, before, token)).map((token) => [token]),
  ];
  return isYear(column) ? readings : [...readings, [isConstant ? '#' : '{CLIENT}']];
}

/** Nobody counts in years; dates may say that these digits are none. */
export function isYear(column: DigitColumn): boolean {
  if (!isAll(column, ['{AAAA}'])) return false;
  const { dates, values } = column;
  const dated = dates.flatMap((date, index) =>
    date === '' ? [] : [date.startsWith(values[index] ?? '')],
  );
  return dated.filter(Boolean).length * 2 >= dated.length;
}

/** Whether digits that change are those of each date. */
export function followsDates({ values, dates }: DigitColumn): boolean {
  const rows = values.flatMap((value, index) => {
    const date = dates[index] ?? '';
    return date === '' ? [] : [{ value, date }];
  });
  return (
    new Set(rows.map(({ value }) => value)).size > 1 &&
    DATES.some((tokens) =>
      rows.every(
        ({ value, date }) => formatDocumentNumber(tokens.join(''), { sequence: 0, date }) === value,
      ),
    )
  );
}

function isAll({ values, dates, letters }: DigitColumn, tokens: readonly string[]): boolean {
  const expression = new RegExp(`^${tokens.map((token) => SHAPES[token] ?? '').join('')}$`);
  if (!values.every((value) => expression.test(value))) return false;
  const [only] = tokens;
  if (only === '{A}') return dates.some(Boolean);
  if (only === '{T}') return /[TQ]/i.test(letters) || dates.some(Boolean);
  // « 10 » is written alike with and without a zero.
  return only !== '{M}' || (values.some((value) => value.length === 1) && isVaried(values, dates));
}

function isVaried(values: readonly string[], dates: readonly string[]): boolean {
  return new Set(values).size > 1 || dates.some(Boolean);
}

/** « 2026110042 »: all as long, with room for a sequence. Dates confirm a short year. */
function isGlued(
  { values, dates, letters }: DigitColumn,
  tokens: readonly string[],
  isAtEnd = false,
): boolean {
  const shape = tokens.map((token) => SHAPES[token] ?? '').join('');
  const rest = /AAAA|T/.test(tokens.join()) || tokens.length > 1 ? '\\d\\d+' : '\\d{3,}';
  const expression = new RegExp(isAtEnd ? `^${rest}${shape}$` : `^${shape}${rest}$`);
  const isTold =
    tokens.includes('{AAAA}') ||
    (tokens[0] === '{T}' && /[TQ]/i.test(letters)) ||
    (!isAtEnd && tokens.length === 2 && jumpsWithMonths(values));
  if (!isTold && !dates.some(Boolean)) return false;
  return (
    new Set(values.map((value) => value.length)).size === 1 &&
    values.every((value) => expression.test(value))
  );
}

/** « 2511002, 2512001 »: a counter does not jump by hundreds whenever its first digits change. */
function jumpsWithMonths(values: readonly string[]): boolean {
  const sorted = values.toSorted();
  const steps = sorted.slice(1).flatMap((value, index) => {
    const before = sorted[index] ?? value;
    const room = 10 ** (value.length - MONTH_LENGTH);
    const isSame = value.slice(0, MONTH_LENGTH) === before.slice(0, MONTH_LENGTH);
    return isSame ? [] : [2 * (Number(value) - Number(before)) >= room];
  });
  return steps.length > 0 && steps.every(Boolean);
}

/** The second year of « 2025/2026 » or « 25-26 ». */
function followsYear(
  { values }: DigitColumn,
  before: DigitColumn | undefined,
  token: string,
): boolean {
  if (!before) return false;
  const length = token === '{AAAA+1}' ? 4 : 2;
  return values.every((value, index) => {
    const year = before.values[index] ?? '';
    const isBoth = /^(?:20)?[1-4]\d$/.test(year) && /^(?:20)?[1-4]\d$/.test(value);
    return isBoth && value.length === length && (Number(year) + 1) % 100 === Number(value) % 100;
  });
}

/** Years from 2010 to 2049, a range that counters rarely stay in. */
const SHAPES: Readonly<Record<string, string>> = {
  '{AAAA}': '20[1-4]\\d',
  '{AA}': '[1-4]\\d',
  '{AAAA+1}': '20[1-5]\\d',
  '{AA+1}': '[1-5]\\d',
  '{A}': '\\d',
  '{MM}': '(?:0[1-9]|1[0-2])',
  '{M}': '(?:[1-9]|1[0-2])',
  '{T}': '[1-4]',
  '{JJ}': '(?:0[1-9]|[12]\\d|3[01])',
};

/** « 2511 » */
const MONTH_LENGTH = 4;

const COUNTER = ['{N}'];
const PAIRS = [
  ['{AAAA}', '{MM}'],
  ['{AA}', '{MM}'],
  ['{MM}', '{AAAA}'],
  ['{MM}', '{AA}'],
];
const DAYS = [
  ['{AAAA}', '{MM}', '{JJ}'],
  ['{AA}', '{MM}', '{JJ}'],
  ['{JJ}', '{MM}', '{AAAA}'],
  ['{JJ}', '{MM}', '{AA}'],
];
const BOTH_YEARS = [
  ['{AAAA}', '{AAAA+1}'],
  ['{AA}', '{AA+1}'],
];
const DATES: readonly ColumnReading[] = [
  ...['{AAAA}', '{AA}', '{A}', '{MM}', '{M}', '{T}', '{JJ}'].map((token) => [token]),
  ...PAIRS,
  ...DAYS,
  ...BOTH_YEARS,
];
const PREFIXES: readonly ColumnReading[] = [
  ['{AAAA}'],
  ['{AA}'],
  ['{A}'],
  ['{T}'],
  ...PAIRS,
  ...DAYS,
  ...BOTH_YEARS,
];
const SUFFIXES: readonly ColumnReading[] = [['{AAAA}'], ['{AA}'], ...PAIRS.slice(2)];
const SEASONS = ['{AAAA+1}', '{AA+1}'];
