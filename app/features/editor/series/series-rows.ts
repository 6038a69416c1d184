import { shiftMonth } from '#app/features/editor/draft/rent-period.ts';
import { explainNumber, isWithin } from '#app/features/editor/fields/number-bounds.ts';
import {
  currencyDecimals,
  type Draft,
  explainDate,
  parseDate,
  parseDecimal,
  parseNumber,
  type RentMonth,
  requireCents,
  toDecimal,
} from '#documents';

/** A month of the series as it is typed: texts that may not be read yet. `month` is YYYY-MM. */
export type SeriesRow = {
  month: string;
  rent: string;
  charges: string;
  /** Empty: what is known of it, or the whole term where past months are said to be paid. */
  received: string;
  /** Empty: the day of the month of the first document. */
  paidOn: string;
};

export type SeriesColumn = Exclude<keyof SeriesRow, 'month'>;

/**
 * The months from `first`, each at the rent and the charges of the draft; a longer series keeps
 * what was typed.
 */
export function listRows(
  { first, count, amounts }: { first: string; count: number; amounts: SeriesAmounts },
  typed: readonly SeriesRow[] = [],
): SeriesRow[] {
  const rows: SeriesRow[] = [];
  for (let index = 0; index < count; index++) {
    const month = shiftMonth(first, index);
    const last = rows.at(-1) ?? amounts;
    rows.push(
      typed.find((row) => row.month === month) ?? {
        month,
        rent: last.rent,
        charges: last.charges,
        received: '',
        paidOn: '',
      },
    );
  }
  return rows;
}

/** Rent and charges of a month, as texts. */
export type SeriesAmounts = { rent: string; charges: string };

/**
 * A text typed in a row. A rent or charges that change go on for the months after, as long as these
 * were the same.
 */
export function changeRow(
  rows: readonly SeriesRow[],
  { index, column, text }: { index: number; column: SeriesColumn; text: string },
): SeriesRow[] {
  const before = rows[index]?.[column];
  const goesOn = column === 'rent' || column === 'charges';
  let isFollowing = true;
  return rows.map((row, position) => {
    if (position < index) return row;
    isFollowing &&= row[column] === before;
    const isChanged = position === index || (goesOn && isFollowing);
    return isChanged ? { ...row, [column]: text } : row;
  });
}

/** A column of a spreadsheet pasted in a cell: one value a row, downwards. */
export function pasteRows(
  rows: readonly SeriesRow[],
  { index, column, text }: { index: number; column: SeriesColumn; text: string },
): SeriesRow[] {
  const values = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return rows.map((row, position) => {
    const value = values[position - index];
    return value === undefined ? row : { ...row, [column]: value.trim() };
  });
}

/** What is wrong with a cell, in words; empty when nothing is. `today` is YYYY-MM-DD. */
export function explainCell(text: string, column: SeriesColumn, today: string): string {
  if (text.trim() === '') return column === 'rent' ? 'Écrivez le loyer.' : '';
  if (column === 'paidOn') return explainDay(text, today);
  const number = parseNumber(text, AMOUNT.scale);
  return number && isWithin(number.decimal, AMOUNT) ? '' : explainNumber(text, AMOUNT);
}

function explainDay(text: string, today: string): string {
  const date = parseDate(text, today);
  if (!date) return explainDate(text, today) ?? 'Écrivez une date, par exemple 05/11/2026.';
  return date > today ? 'Ce jour n’est pas encore venu\u00a0: laissez vide.' : '';
}

/** The rows as months of the series; null while a cell cannot be read. */
export function readSeriesRows(
  rows: readonly SeriesRow[],
  { amounts, today }: { amounts: SeriesAmounts; today: string },
): RentMonth[] | null {
  const isReadable = rows.every((row) =>
    COLUMNS.every((column) => explainCell(row[column], column, today) === ''),
  );
  if (!isReadable) return null;
  return rows.map(({ month, rent, charges, received, paidOn }) => ({
    month,
    ...(toAmount(rent) !== toAmount(amounts.rent) && { rent: toAmount(rent) }),
    ...(toAmount(charges) !== toAmount(amounts.charges) && { charges: toAmount(charges) }),
    ...(received.trim() !== '' && { received: toAmount(received) }),
    ...(paidOn.trim() !== '' && { paidOn: parseDate(paidOn, today) ?? '' }),
  }));
}

/**
 * What a month costs in a draft, as its author would type it: charges that have a detail are its
 * sum.
 */
export function amountsOf({ rent, currency }: Draft): SeriesAmounts {
  if (!rent) return { rent: '', charges: '' };
  const { mode, amount, items } = rent.charges;
  const detailed = items.reduce((sum, item) => sum + requireCents(item.amount), 0);
  const charges = items.length > 0 ? detailed : requireCents(amount);
  return {
    rent: toText(requireCents(rent.amount), currency),
    charges: mode === 'none' ? '' : toText(charges, currency),
  };
}

function toAmount(text: string): string {
  const cents = parseDecimal(parseNumber(text, AMOUNT.scale)?.decimal ?? '0', AMOUNT.scale);
  return toDecimal(cents ?? 0, AMOUNT.scale, AMOUNT.scale);
}

function toText(cents: number, currency: string): string {
  return toDecimal(cents, AMOUNT.scale, currencyDecimals(currency)).replace('.', ',');
}

const AMOUNT = { scale: 2, min: '0', max: '999999999' };

const COLUMNS: readonly SeriesColumn[] = ['rent', 'charges', 'received', 'paidOn'];
