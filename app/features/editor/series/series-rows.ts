import { shiftMonth } from '#app/features/editor/draft/rent-period.ts';
import { explainNumber, isWithin } from '#app/features/editor/fields/number-bounds.ts';
import {
  boundsAt,
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

/** A month as typed; its texts may be unreadable. `month` is YYYY-MM. */
export type SeriesRow = {
  month: string;
  rent: string;
  charges: string;
  /** Empty: the known payment, or the full amount once due when due months count as paid. */
  received: string;
  /** Empty: the same day of the month as in the first document. */
  paidOn: string;
};

export type SeriesColumn = Exclude<keyof SeriesRow, 'month'>;

/** The months from `first`, with the draft’s rent and charges; keeps the rows already typed. */
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

export type SeriesAmounts = { rent: string; charges: string };

/**
 * Writes a cell. A new rent or charge also applies to the following months that had the same value.
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

/** Pastes a spreadsheet column into a cell and those below it. */
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

/** The error of a cell in French, or an empty text. `today` is YYYY-MM-DD. */
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

/** The rows as months; null while a cell cannot be read. */
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

/** The draft’s monthly rent and charges as typed texts; itemised charges are summed. */
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

const AMOUNT = boundsAt('rent.amount');

const COLUMNS: readonly SeriesColumn[] = ['rent', 'charges', 'received', 'paidOn'];
