import { expect, test } from 'vitest';
import { productImport } from '#app/records/csv/product-file.ts';
import { guessProductColumns } from './guess-product-columns.ts';
import { listPriceColumns } from './price-columns.ts';

/** The fields guessed for a column « Désignation » followed by columns with these titles. */
const guess = (titles: string, cells = titles.replace(/[^;]+/g, '12,00')) => {
  const rows = [`Désignation;${titles}`, `Pose;${cells}`].map((row) => row.split(';'));
  const [name, ...keys] = guessProductColumns(rows, productImport.fields).keys;
  expect(name).toBe('description');
  return keys.map((key) => key || '-').join(' ');
};

test.each([
  ['Prix HT', 'unitPrice'],
  ['Prix unitaire H.T. (€)', 'unitPrice'],
  ['P.U.', 'unitPrice'],
  ['PUHT', 'unitPrice'],
  ['Tarif hors taxes', 'unitPrice'],
  ['Prix de vente', 'unitPrice'],
  ['Price excl. VAT', 'unitPrice'],
  ['Montant HT', 'unitPrice'],
  ['Px vente', 'unitPrice'],
  ['Prix hors TVA', 'unitPrice'],
])('« %s » is a price without VAT', (title, keys) => {
  expect(guess(title)).toBe(keys);
});

test.each([
  'Prix TTC',
  'Prix unitaire T.T.C.',
  'PU TTC',
  'PVTTC',
  'Tarif toutes taxes comprises',
  'Prix (taxes comprises)',
  'Prix TVA incluse',
  'Price incl. VAT',
  'Prix TVA comprise',
  'Prix avec TVA',
  'Px TTC',
  'Vente TTC',
  'TTC',
])('« %s » is a price with VAT', (title) => {
  expect(guess(title)).toBe('grossPrice');
});

test.each([
  'Prix d’achat',
  "Prix d'achat HT",
  'Dernier prix achat',
  'Prix de revient',
  'PA HT',
  'Coût unitaire',
  'PAMP',
  'Prix fournisseur',
  'Cost price',
  'Montant de la TVA',
  'Remise sur le prix',
])('« %s » is never the selling price, alone or beside it', (title) => {
  expect(guess(title)).toBe('-');
  expect(guess(`${title};Prix HT`)).toBe('- unitPrice');
  expect(guess(`Prix TTC;${title}`)).toBe('grossPrice -');
});

test('the same price with and without VAT is one: that without is taken', () => {
  expect(guess('Prix TTC;Prix HT')).toBe('- unitPrice');
  expect(guess('Prix unitaire HT;TVA;Prix TTC')).toBe('unitPrice vatRate -');
  expect(guess('Tarif public TTC;Tarif public')).toBe('- unitPrice');
});

test.each([
  'Prix public;Prix remisé',
  'Prix public TTC;Prix HT',
  'Tarif 1;Tarif 2',
  'Prix de vente;Prix promo HT',
  'Prix;Prix',
])('« %s » may both be the selling price: none is taken', (titles) => {
  expect(guess(titles)).toBe('- -');
});

test('a column that is empty, holds words or sums up a line is no candidate', () => {
  expect(guess('Prix HT;Prix promo', '12,00;')).toBe('unitPrice -');
  expect(guess('Prix HT;Prix conseillé', '12,00;sur devis')).toBe('unitPrice -');
  expect(guess('Prix unitaire HT;Montant HT', '12,00;24,00')).toBe('unitPrice -');
});

test('titles that only speak of a price keep their field', () => {
  expect(guess('Code tarif;Unité de prix;Prix HT', 'A1;h;12')).toBe('reference unit unitPrice');
});

test('a candidate shows its title and its first price', () => {
  const rows = [
    ['Nom', 'Prix public', 'Prix pro TTC'],
    ['Pose', '', '96,00'],
    ['Dépose', '60,00', '48,00'],
  ];
  expect(listPriceColumns(rows)).toMatchObject([
    { column: 1, title: 'Prix public', basis: null, example: '60,00' },
    { column: 2, title: 'Prix pro TTC', basis: 'gross', example: '96,00' },
  ]);
});

test('columns without titles come in their order, prices without VAT', () => {
  const rows = [['Pose', 'P-1', '12,00', '20', 'h', 'x']];
  expect(guessProductColumns(rows, productImport.fields)).toEqual({
    hasHeader: false,
    keys: ['description', 'reference', 'unitPrice', 'vatRate', 'unit', ''],
  });
});
