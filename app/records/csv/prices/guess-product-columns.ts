import {
  type ColumnChoice,
  guessImportColumns,
  type ImportField,
} from '#app/records/csv/import-columns.ts';
import type { ProductKey } from '#app/records/csv/read-product.ts';
import { findPriceColumn, isAboutPrice, listPriceColumns } from './price-columns.ts';
import { choosePrice } from './price-question.ts';

/** Guesses the columns of a file of products; no price where several may be the selling price. */
export function guessProductColumns(
  rows: readonly (readonly string[])[],
  fields: readonly ImportField<ProductKey>[],
): ColumnChoice<ProductKey> {
  const titles = rows[0] ?? [];
  if (!titles.some(isAboutPrice))
    // Columns without titles hold prices without VAT, as those of the account.
    return guessImportColumns(
      rows,
      fields.filter(({ key }) => key !== 'grossPrice'),
    );
  const guessed = guessImportColumns(
    [titles.map((title) => (isAboutPrice(title) ? '' : title))],
    fields,
  );
  const choice: ColumnChoice<ProductKey> = {
    hasHeader: true,
    keys: guessed.hasHeader ? guessed.keys : titles.map(() => ''),
  };
  const price = findPriceColumn(listPriceColumns(rows));
  if (!price) return choice;
  return choosePrice(choice, price.column, price.basis === 'gross' ? 'grossPrice' : 'unitPrice');
}
