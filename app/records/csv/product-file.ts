import { allProducts, type Product } from '#app/data/account/records/products.ts';
import { fieldAt, foldAccents, formatCounted, UNITS } from '#documents';
import { type ColumnChoice, type ImportField, titleColumns } from './import-columns.ts';
import type { ImportKind } from './import-kind.ts';
import { guessProductColumns } from './prices/guess-product-columns.ts';
import { findPriceMark } from './prices/price-mark.ts';
import { findPriceQuestion } from './prices/price-question.ts';
import { readPricedTexts } from './prices/priced-texts.ts';
import { PRODUCT_PATHS, type ProductKey, type ProductTexts, readProduct } from './read-product.ts';

const FIELDS: readonly ImportField<ProductKey>[] = [
  column('description', /designation|description|libelle|produit|article|prestation|^nom|name/),
  column('reference', /^ref|code|sku/),
  // The titles of prices are read by `guessProductColumns`.
  { key: 'unitPrice', label: 'Prix unitaire HT', title: /^prix unitaire ht$/ },
  column('vatRate', /tva|taux|vat|tax/),
  column('unit', /^unit/),
  { key: 'grossPrice', label: 'Prix unitaire TTC', title: /^prix unitaire ttc$/ },
];

export const productImport: ImportKind<ProductKey, Omit<Product, 'id'>> = {
  title: 'Importer des produits',
  count: countProducts,
  present: allProducts(),
  listKeys: ({ reference, description }) => [
    foldAccents(reference === '' ? `name ${description}` : `reference ${reference}`),
  ],
  required: [['description'], ['unitPrice', 'grossPrice']],
  fields: FIELDS,
  guess: guessColumns,
  isAsking: (rows, choice) => findPriceQuestion(rows, choice) !== null,
  read: (cells) => {
    const read = readPricedTexts(cells);
    return read.ok ? { ok: true, value: readProduct(read.texts) } : read;
  },
};

function guessColumns(rows: readonly (readonly string[])[]): ColumnChoice<ProductKey> {
  const choice = guessProductColumns(rows, FIELDS);
  const priceMark = findPriceMark(rows);
  return priceMark ? { ...choice, answers: { priceMark } } : choice;
}

function column(key: keyof ProductTexts, title: RegExp): ImportField<ProductKey> {
  return { key, label: fieldAt(PRODUCT_PATHS[key]).label, title };
}

/** The rows of a file that the import above reads. */
export function listProductRows(products: readonly Product[]): string[][] {
  return [
    titleColumns(FIELDS, ['reference', 'description', 'unit', 'unitPrice', 'vatRate']),
    ...products.map(({ reference, description, unit, unitPrice, vatRate }) => [
      reference,
      description,
      UNITS[unit]?.label ?? unit,
      writePrice(unitPrice),
      vatRate?.replace('.', ',') ?? '',
    ]),
  ];
}

export function countProducts(count: number): string {
  return formatCounted(count, 'produit');
}

/** « 1234,50 »: spreadsheets read no spaces between thousands. */
function writePrice(decimal: string): string {
  const [whole, fraction = ''] = decimal.split('.');
  return `${whole},${fraction.padEnd(2, '0')}`;
}
