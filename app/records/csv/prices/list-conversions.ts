import { type ColumnChoice, takeImportRows } from '#app/records/csv/import-columns.ts';
import { type ProductKey, readProduct } from '#app/records/csv/read-product.ts';
import {
  AMOUNT_DECIMALS,
  applyPercent,
  type Cents,
  cents,
  parseDecimal,
  parseNumber,
  requirePercent,
} from '#documents';
import { settlePrice } from './price-mark.ts';
import { readPricedTexts } from './priced-texts.ts';

/** A price with VAT, its price without, and what this one gives with VAT again. */
export type Conversion = { gross: Cents; net: Cents; again: Cents };

/** The prices that are converted, to the cent; those in fractions of a cent are left out. */
export function listConversions(
  rows: readonly (readonly string[])[],
  choice: ColumnChoice<ProductKey>,
): Conversion[] {
  return takeImportRows(rows, choice).flatMap(({ cells }) => {
    if (cells.unitPrice || !cells.grossPrice) return [];
    const read = readPricedTexts(cells);
    if (!read.ok) return [];
    const { unitPrice, vatRate } = readProduct(read.texts);
    const written = settlePrice(cells.grossPrice, cells.priceMark);
    const [gross, net] = [parseNumber(written, 6)?.decimal ?? '', unitPrice].map((price) =>
      parseDecimal(price, AMOUNT_DECIMALS),
    );
    if (gross == null || net == null) return [];
    const again = net + applyPercent(cents(net), requirePercent(vatRate ?? '0'));
    return [{ gross: cents(gross), net: cents(net), again: cents(again) }];
  });
}
