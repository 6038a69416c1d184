import { expect, test } from 'vitest';
import { takeImportRows } from '#app/records/csv/import-columns.ts';
import { guessProductColumns } from '#app/records/csv/prices/guess-product-columns.ts';
import { listProductRows, productImport } from '#app/records/csv/product-file.ts';
import { checkProduct, readProduct } from '#app/records/csv/read-product.ts';

const guessColumns = (rows: string[][]) => guessProductColumns(rows, productImport.fields);
const texts = {
  description: ' Pose ',
  reference: 'P-1',
  unit: 'heures',
  unitPrice: '1 234,5 €',
  vatRate: '5,5 %',
};

test('a product is read as people write it', () => {
  expect(checkProduct(texts)).toEqual({});
  expect(readProduct(texts)).toEqual({
    description: 'Pose',
    reference: 'P-1',
    unit: 'HUR',
    unitPrice: '1234.5',
    vatRate: '5.5',
  });
  expect(readProduct({ ...texts, vatRate: '', unit: '' })).toMatchObject({
    vatRate: null,
    unit: 'C62',
  });
});

test('what is not right is said field by field', () => {
  expect(
    Object.keys(
      checkProduct({
        description: ' ',
        reference: 'x'.repeat(51),
        unit: 'bidule',
        unitPrice: '-1',
        vatRate: '120',
      }),
    ),
  ).toEqual(['description', 'reference', 'unit', 'unitPrice', 'vatRate']);
  expect(checkProduct({ ...texts, unitPrice: '' })).toHaveProperty('unitPrice');
  expect(checkProduct({ ...texts, unitPrice: '0,1234567' })).toHaveProperty('unitPrice');
});

test('what is exported is imported as it was', () => {
  const products = [
    {
      id: 'a',
      description: 'Pose',
      reference: 'P-1',
      unit: 'HUR',
      unitPrice: '80.5',
      vatRate: '20',
    },
    {
      id: 'b',
      description: 'Conseil',
      reference: '',
      unit: 'C62',
      unitPrice: '0.123456',
      vatRate: null,
    },
  ];
  const rows = listProductRows(products);
  const choice = guessColumns(rows);
  const read = takeImportRows(rows, choice).map(({ cells }) => productImport.read(cells));
  expect(read).toEqual(products.map(({ id: _none, ...value }) => ({ ok: true, value })));
});

test('the titles of a file say its columns, and one that only holds a label does not', () => {
  const guesses: [titles: string, keys: string][] = [
    ['Libellé;Prix de référence;TVA', 'description unitPrice vatRate'],
    ['Désignation;Nombre d’unités par colis;Unité;Prix HT', 'description - unit unitPrice'],
    ['Article;Réf;PU HT;Taux;Unit', 'description reference unitPrice vatRate unit'],
    ['Code;Nom;Tarif;VAT', 'reference description unitPrice vatRate'],
    ['SKU;name;price;tax', 'reference description unitPrice vatRate'],
    ['Prestation;Montant HT;Taux de TVA', 'description unitPrice vatRate'],
    ['Produit;Code produit;Prix unitaire HT', 'description reference unitPrice'],
    ['Description;Référence;Prix;Unités', 'description reference unitPrice unit'],
    ['Votre désignation;Prix', 'description unitPrice'],
    ['Prix d’achat;Prix unitaire HT;Désignation', '- unitPrice description'],
  ];
  for (const [titles, keys] of guesses) {
    const { keys: guessed } = guessColumns([titles.split(';')]);
    expect(guessed.map((key) => key || '-').join(' '), titles).toBe(keys);
  }
});

test('a product is known by its reference, else by its description', () => {
  const product = {
    description: 'Pose',
    reference: '',
    unit: 'HUR',
    unitPrice: '80',
    vatRate: null,
  };
  const { listKeys } = productImport;
  expect(listKeys(product)).toEqual(listKeys({ ...product, description: 'POSE', unitPrice: '90' }));
  expect(listKeys({ ...product, reference: 'P-1' })).toEqual(
    listKeys({ ...product, description: 'Dépose', reference: 'p-1' }),
  );
  expect(listKeys({ ...product, reference: 'P-1' })).not.toEqual(listKeys(product));
});

test('prices of an export have two decimals at least, and no space between thousands', () => {
  const product = {
    ...{ id: 'a', description: 'Pose', reference: '', unit: 'C62' },
    vatRate: null,
  };
  const prices = ['289.8', '1234', '0.123456'].map((unitPrice) => ({ ...product, unitPrice }));
  expect(listProductRows(prices).map((row) => row[3])).toEqual([
    ...['Prix unitaire HT', '289,80', '1234,00', '0,123456'],
  ]);
});
