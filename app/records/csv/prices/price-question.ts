import { type ColumnChoice, takeImportRows } from '#app/records/csv/import-columns.ts';
import type { ProductKey } from '#app/records/csv/read-product.ts';
import { listPriceColumns, type PriceColumn } from './price-columns.ts';

type Rows = readonly (readonly string[])[];
type Choice = ColumnChoice<ProductKey>;
export type PriceKey = 'unitPrice' | 'grossPrice';

/** A question that only the user can answer about the prices; null when there is none. */
export type PriceQuestion = { kind: 'column'; columns: PriceColumn[] } | { kind: 'rate' } | null;

export function findPriceQuestion(rows: Rows, choice: Choice): PriceQuestion {
  if (findPriceKey(choice) === null) {
    const columns = choice.hasHeader ? listPriceColumns(rows) : [];
    return columns.length > 1 ? { kind: 'column', columns } : null;
  }
  return lacksRates(rows, choice) && !choice.answers?.grossRate ? { kind: 'rate' } : null;
}

export function findPriceKey({ keys }: Choice): PriceKey | null {
  return PRICE_KEYS.find((key) => keys.includes(key)) ?? null;
}

/** Whether a price with VAT stands in a row without a rate. */
export function lacksRates(rows: Rows, { hasHeader, keys }: Choice): boolean {
  return takeImportRows(rows, { hasHeader, keys }).some(
    ({ cells }) => cells.grossPrice && !cells.unitPrice && !cells.vatRate,
  );
}

/** The same choice with one column of prices. */
export function choosePrice(choice: Choice, column: number, key: PriceKey): Choice {
  return {
    ...choice,
    keys: choice.keys.map((known, at) => {
      if (at === column) return key;
      return known === 'unitPrice' || known === 'grossPrice' ? '' : known;
    }),
  };
}

const PRICE_KEYS = ['unitPrice', 'grossPrice'] as const;
