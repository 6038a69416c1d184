import { type ColumnChoice, takeImportRows } from '#app/records/csv/import-columns.ts';
import { readCountry } from '#app/records/csv/read-country.ts';
import { compactIdentifier, isSiren, isSiret } from '#documents';

/** A cell whose zeros in front a spreadsheet took away, since it read a number. */
export type LostZero = { key: string; row: number; column: number; from: string; to: string };

/**
 * The postcodes, company numbers and phone numbers of clients in France that were longer. A company
 * number counts only if its key (Luhn) is right with the zeros.
 */
export function findLostZeros(
  rows: readonly (readonly string[])[],
  choice: ColumnChoice<string>,
): LostZero[] {
  return takeImportRows(rows, choice).flatMap(({ line, cells }) => {
    if (isAbroad(cells)) return [];
    return Object.entries(REPAIRS).flatMap(([key, repair]) => {
      const from = cells[key] ?? '';
      const to = repair(from.replace(/[\s.]/g, ''));
      return to === null
        ? []
        : [{ key, row: line - 1, column: choice.keys.indexOf(key), from, to }];
    });
  });
}

/** The same rows with the zeros. */
export function restoreZeros(
  rows: readonly (readonly string[])[],
  zeros: readonly LostZero[],
): string[][] {
  const restored = rows.map((row) => [...row]);
  for (const { row, column, to } of zeros) restored[row]?.splice(column, 1, to);
  return restored;
}

const REPAIRS: Readonly<Record<string, (digits: string) => string | null>> = {
  'buyer.address.postalCode': (digits) => (/^[1-9]\d{3}$/.test(digits) ? `0${digits}` : null),
  'buyer.siren': (digits) => {
    if (/^\d{7,8}$/.test(digits)) return keepIf(isSiren, digits.padStart(9, '0'));
    return /^\d{12,13}$/.test(digits) ? keepIf(isSiret, digits.padStart(14, '0')) : null;
  },
  'buyer.phone': (digits) => (/^[1-9]\d{8}$/.test(digits) ? `0${digits}` : null),
};

function keepIf(isRight: (text: string) => boolean, text: string): string | null {
  return isRight(text) ? text : null;
}

/** Signs that a row is of another country, even if it does not name one. */
function isAbroad(cells: Readonly<Partial<Record<string, string>>>): boolean {
  const vatNumber = compactIdentifier(cells['buyer.vatNumber'] ?? '');
  return (
    readCountry(cells['buyer.address.country'] ?? '') !== 'FR' ||
    /^(?!FR)[A-Z]{2}/.test(vatNumber) ||
    /^\(?(\+|00)\s*(?!33)/.test(cells['buyer.phone'] ?? '') ||
    FOUR_DIGIT_COUNTRIES.test(cells['buyer.email'] ?? '')
  );
}

/** E-mail addresses of countries nearby whose postcodes have four digits. */
const FOUR_DIGIT_COUNTRIES = /\.(at|be|ch|dk|li|lu|nl|no)$/i;
