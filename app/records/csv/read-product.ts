import type { Product } from '#app/data/account/records/products.ts';
import { findUnit } from '#app/naming/unit-words.ts';
import { type DraftPath, maxLengthAt, parseNumber } from '#documents';

/** A product as typed in the form or read from a file. */
export type ProductTexts = Record<
  'description' | 'reference' | 'unit' | 'unitPrice' | 'vatRate',
  string
>;
/**
 * A file may also give prices with VAT; the rate of those that have none, and the decimal mark, are
 * said for all.
 */
export type ProductKey = keyof ProductTexts | 'grossPrice' | 'grossRate' | 'priceMark';
/** The field of a line that each text of a product fills. */
export const PRODUCT_PATHS = {
  description: 'lines[0].name',
  reference: 'lines[0].reference',
  unit: 'lines[0].unit',
  unitPrice: 'lines[0].unitPrice',
  vatRate: 'lines[0].vatRate',
} as const satisfies Record<keyof ProductTexts, DraftPath>;

export type ProductErrors = Partial<Record<keyof ProductTexts, string>>;

/** The errors by field, in the order of the form. */
export function checkProduct(texts: ProductTexts): ProductErrors {
  const errors: ProductErrors = {};
  if (texts.description.trim() === '') errors.description = 'Décrivez ce que vous vendez.';
  for (const key of ['description', 'reference'] as const) {
    const longest = maxLengthAt(PRODUCT_PATHS[key]);
    if (texts[key].trim().length > longest) errors[key] = `${longest} caractères au plus.`;
  }
  if (texts.unit.trim() !== '' && !findUnit(texts.unit))
    errors.unit = `Unité inconnue\u00a0: «\u00a0${texts.unit.trim()}\u00a0».`;
  if (readPrice(texts.unitPrice) === null)
    errors.unitPrice = 'Saisissez un prix, par exemple 450,00.';
  if (texts.vatRate.trim() !== '' && readRate(texts.vatRate) === null)
    errors.vatRate = 'Saisissez un taux, par exemple 20.';
  return errors;
}

/** Takes texts that `checkProduct` accepted. */
export function readProduct(texts: ProductTexts): Omit<Product, 'id'> {
  return {
    description: texts.description.trim(),
    reference: texts.reference.trim(),
    unit: findUnit(texts.unit) ?? 'C62',
    unitPrice: readPrice(texts.unitPrice) ?? '0',
    vatRate: texts.vatRate.trim() === '' ? null : readRate(texts.vatRate),
  };
}

function readPrice(text: string): string | null {
  return readWithin(text, { decimals: 6, below: 1_000_000_000 });
}

function readRate(text: string): string | null {
  return readWithin(text, { decimals: 2, below: 100 });
}

function readWithin(
  text: string,
  { decimals, below }: { decimals: number; below: number },
): string | null {
  const decimal = parseNumber(text, decimals)?.decimal;
  if (decimal === undefined || decimal.startsWith('-') || Number(decimal) >= below) return null;
  return (decimal.split('.')[1] ?? '').length > decimals ? null : decimal;
}
