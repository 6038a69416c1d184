import { type ColumnReading, type DigitColumn, followsDates, isYear } from './guess-dates.ts';

type Dated = { readings: readonly ColumnReading[]; columns: readonly DigitColumn[] };

/** Whether each part of a date is told by its place, by a letter, or by the dates. */
export function areDatesConfirmed({ readings, columns }: Dated, right: number): boolean {
  const tokens = readings.flat();
  return readings.every((parts, index) =>
    parts.every((token) => {
      const at = tokens.indexOf(token);
      const around = `${tokens[at - 1] ?? ''}${tokens[at + 1] ?? ''}`;
      return isConfirmed(token, {
        ...{ around, right, hasYear: hasYear(tokens) },
        ...{ isGlued: parts.length > 1, column: columns[index] },
      });
    }),
  );
}

type Clues = {
  around: string;
  right: number;
  hasYear: boolean;
  isGlued: boolean;
  column: DigitColumn | undefined;
};

/** `right`: the dates that the reading agrees with. */
function isConfirmed(
  token: string,
  { around, right, hasYear: isYearly, isGlued, column }: Clues,
): boolean {
  const isVaried = right > 1 && changes(column);
  switch (token) {
    case '{A}':
      return isGlued ? isVaried : right > 0;
    case '{MM}':
    case '{M}':
      return isVaried || /\{A/.test(around) || (!isYearly && right > 0);
    case '{JJ}':
      return /\{M/.test(around);
    case '{T}':
      return right > 0 || (isYearly && isAfterLetter(column));
    default:
      return true;
  }
}

/**
 * What the dates of a reading add to its cost: less for each that it explains, more where digits
 * that move with the dates are a sequence or a customer.
 */
export function weighDates({ readings, columns }: Dated, isDated: boolean): number {
  const isYearly = hasYear(readings.flat());
  const explained = readings.flatMap((tokens, index) =>
    tokens.map((token) => creditOf(token, columns[index], { isDated, hasYear: isYearly })),
  );
  const ignored = columns.map((column, index) => countIgnored(column, readings[index] ?? []));
  return sumOf(ignored) * IGNORED - sumOf(explained);
}

/** Codes of customers that change with the dates each time are hardly codes of customers. */
function countIgnored(column: DigitColumn, tokens: ColumnReading): number {
  const token = tokens.join('');
  if (!/^\{(?:N|CLIENT)\}$/.test(token)) return 0;
  if (!isYear(column) && !followsDates(column)) return 0;
  return token === '{N}' ? 1 : Math.max(1, new Set(column.values).size - 1);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function creditOf(
  token: string,
  column: DigitColumn | undefined,
  { isDated, hasYear: isYearly }: { isDated: boolean; hasYear: boolean },
): number {
  const isVaried = changes(column);
  const told = isDated || isVaried ? SURE : HALF_SURE;
  // Beside no year, one month may be anything.
  const usual = isYearly || isVaried ? told : 0;
  switch (token) {
    case '{AAAA}':
      return LONG_YEAR;
    case '{AA}':
      return isDated ? LONG_YEAR : usual;
    case '{A}':
      return isVaried ? LONG_YEAR : 0;
    case '{T}':
      return isVaried || (isYearly && isAfterLetter(column)) ? SURE : 0;
    case '{N}':
    case '{CLIENT}':
    case '#':
      return 0;
    default:
      return usual;
  }
}

function hasYear(tokens: readonly string[]): boolean {
  return tokens.some((token) => /^\{A{1,4}\}$/.test(token));
}

function changes(column: DigitColumn | undefined): boolean {
  return new Set(column?.values).size > 1;
}

/** « T4 », « 4T », « Q4 » */
function isAfterLetter(column: DigitColumn | undefined): boolean {
  return /[TQ]/i.test(column?.letters ?? '');
}

const LONG_YEAR = 1;
const SURE = 0.5;
const HALF_SURE = 0.25;
const IGNORED = 3;
