import { allProducts, type Product } from '#app/data/account/records/products.ts';
import { fieldAt, foldAccents, formatCounted, UNITS } from '#documents';
import { type ImportField, titleColumns } from './import-columns.ts';
import type { ImportKind } from './import-kind.ts';
import { checkProduct, PRODUCT_PATHS, type ProductTexts, readProduct } from './read-product.ts';

export const productImport: ImportKind<keyof ProductTexts, Omit<Product, 'id'>> = {
  title: 'Importer des produits',
  count: countProducts,
  present: allProducts(),
  listKeys: ({ reference, description }) => [
    foldAccents(reference === '' ? `name ${description}` : `reference ${reference}`),
  ],
  required: ['description', 'unitPrice'],
  fields: [
    column('description', /designation|description|libelle|produit|article|prestation|^nom|name/),
    column('reference', /^ref|code|sku/),
    { key: 'unitPrice', label: 'Prix unitaire HT', title: /prix|tarif|price|\bpu\b|montant/ },
    column('vatRate', /tva|taux|vat|tax/),
    column('unit', /^unit/),
  ],
  read: (cells) => {
    const texts = { ...NOTHING, ...cells };
    const [problem] = Object.values(checkProduct(texts));
    return problem ? { ok: false, problem } : { ok: true, value: readProduct(texts) };
  },
};

function column(key: keyof ProductTexts, title: RegExp): ImportField<keyof ProductTexts> {
  return { key, label: fieldAt(PRODUCT_PATHS[key]).label, title };
}

/** The rows of a file that the import above reads. */
export function listProductRows(products: readonly Product[]): string[][] {
  return [
    titleColumns(productImport.fields, [
      'reference',
      'description',
      'unit',
      'unitPrice',
      'vatRate',
    ]),
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

const NOTHING: ProductTexts = {
  description: '',
  reference: '',
  unit: '',
  unitPrice: '',
  vatRate: '',
};
