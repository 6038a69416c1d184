import type { Product } from '#app/data/account/records/products.ts';
import type { ImportKind } from '#app/records/csv/import-dialog.tsx';
import { UNITS } from '#documents';
import { checkProduct, type ProductTexts, readProduct } from './read-product.ts';

export const productImport: ImportKind<keyof ProductTexts, Omit<Product, 'id'>> = {
  title: 'Importer des produits',
  count: countProducts,
  fields: [
    {
      key: 'description',
      label: 'Désignation',
      title: /designation|description|libelle|produit|article|prestation|^nom|name/,
    },
    { key: 'reference', label: 'Référence', title: /^ref|code|sku/ },
    { key: 'unitPrice', label: 'Prix unitaire HT', title: /prix|tarif|price|\bpu\b|montant/ },
    { key: 'vatRate', label: 'Taux de TVA', title: /tva|taux|vat|tax/ },
    { key: 'unit', label: 'Unité', title: /^unit/ },
  ],
  read: (cells) => {
    const texts = { ...NOTHING, ...cells };
    const [problem] = Object.values(checkProduct(texts));
    return problem ? { ok: false, problem } : { ok: true, value: readProduct(texts) };
  },
};

/** The rows that `productImport` reads back. */
export function listProductRows(products: readonly Product[]): string[][] {
  return [
    ['Référence', 'Désignation', 'Unité', 'Prix unitaire HT', 'Taux de TVA'],
    ...products.map(({ reference, description, unit, unitPrice, vatRate }) => [
      reference,
      description,
      UNITS[unit]?.label ?? unit,
      unitPrice.replace('.', ','),
      vatRate?.replace('.', ',') ?? '',
    ]),
  ];
}

export function countProducts(count: number): string {
  return count === 1 ? '1 produit' : `${count} produits`;
}

const NOTHING: ProductTexts = {
  description: '',
  reference: '',
  unit: '',
  unitPrice: '',
  vatRate: '',
};
