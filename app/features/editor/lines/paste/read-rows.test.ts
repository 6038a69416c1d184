import { expect, test } from 'vitest';
import type { Meaning } from './guess-columns.ts';
import { readPastedRows } from './read-rows.ts';

const usual: Meaning[] = ['name', 'quantity', 'unit', 'unitPrice', 'vatRate'];
const read = (row: string[], meanings: Meaning[] = usual, vatRate: string | undefined = '20') =>
  readPastedRows([row], meanings, { vatRate })[0];

test('a row is an article', () => {
  expect(read(['Pose', '2,5', 'h', '1 048,00 €', '10 %'])).toEqual({
    line: {
      kind: 'item',
      name: 'Pose',
      quantity: '2.5',
      unit: 'HUR',
      unitPrice: '1048',
      vatRate: '10',
    },
    keptAsText: [],
  });
});

test('what is not given takes the usual values', () => {
  expect(read(['Pose', '', '', '48', ''])?.line).toMatchObject({
    quantity: '1',
    unit: 'C62',
    vatRate: '20',
  });
});

test('no rate where no VAT is charged', () => {
  expect(readPastedRows([['Pose', '1', '', '48', '20']], usual, {})[0]?.line).not.toHaveProperty(
    'vatRate',
  );
});

test('what cannot be read is kept in the description', () => {
  expect(read(['Pose', 'environ 3', 'truc', 'sur devis', '20'])).toMatchObject({
    line: {
      quantity: '1',
      unitPrice: '0',
      description: 'Quantité\u00a0: environ 3\nUnité\u00a0: truc\nPrix unitaire\u00a0: sur devis',
    },
    keptAsText: [
      'Quantité\u00a0: environ 3',
      'Unité\u00a0: truc',
      'Prix unitaire\u00a0: sur devis',
    ],
  });
});

test('a negative price becomes a negative quantity', () => {
  expect(read(['Avoir', '2', '', '-15', '20'])?.line).toMatchObject({
    quantity: '-2',
    unitPrice: '15',
  });
  expect(read(['Avoir', '-2', '', '-15', '20'])?.line).toMatchObject({ quantity: '2' });
});

test('a name alone among prices is a section, a sub-total is one', () => {
  expect(read(['Lot 1 : gros œuvre', '', '', '', ''])?.line).toEqual({
    kind: 'section',
    name: 'Lot 1 : gros œuvre',
  });
  expect(read(['Sous-total :', '', '', '120', ''])?.line).toEqual({
    kind: 'subtotal',
    name: 'Sous-total',
  });
  expect(read(['Pose'], ['name'])?.line).toMatchObject({ kind: 'item', name: 'Pose' });
});

test('a row that adds up the others is marked, its article is kept aside', () => {
  const meanings: Meaning[] = ['name', 'quantity', 'unitPrice', 'total'];
  const rows = [
    ['Pose', '2', '500', '1 000,00'],
    ['Total HT', '', '', '1 000,00'],
    ['', '', 'TVA 20 %', '200,00'],
    ['Total relooking', '1', '350', '350'],
    ['Net à payer', '', '', ''],
  ];
  const read = readPastedRows(rows, meanings, { vatRate: '20' });
  expect(read.map(({ total }) => total)).toEqual([
    undefined,
    'Total HT',
    'TVA 20 %',
    undefined,
    'Net à payer',
  ]);
  expect(read[1]?.line).toMatchObject({ kind: 'item', name: 'Total HT', unitPrice: '1000' });
  expect(readPastedRows([['Sous-total', '3', '', '120']], meanings, {})[0]?.line).toEqual({
    kind: 'subtotal',
    name: 'Sous-total',
  });
});

test('a total without a price is the price of the whole', () => {
  expect(read(['Pose', '3', '120'], ['name', 'quantity', 'total'])?.line).toMatchObject({
    quantity: '1',
    unitPrice: '120',
    description: 'Quantité\u00a0: 3',
  });
  expect(
    read(['Pose', '3', '40', '120'], ['name', 'quantity', 'unitPrice', 'total']),
  ).toMatchObject({
    line: { quantity: '3', unitPrice: '40' },
    keptAsText: [],
  });
});

test('a quantity may bring its unit, a discount its sign', () => {
  expect(
    read(['Pose', '14 h', '48', '50 €'], ['name', 'quantity', 'unitPrice', 'discount'])?.line,
  ).toMatchObject({ quantity: '14', unit: 'HUR', discount: { amount: '50' } });
});

test('a name of several lines keeps its first, the others describe', () => {
  expect(
    read(['Pose\nsur place', 'A 1', 'note'], ['name', 'reference', 'description'])?.line,
  ).toMatchObject({
    name: 'Pose',
    reference: 'A 1',
    description: 'sur place\nnote',
  });
  const long = read(['x'.repeat(600)], ['name'])?.line;
  expect(long).toMatchObject({ name: 'x'.repeat(500), description: 'x'.repeat(100) });
});

test('a text that loses its end is said', () => {
  const meanings: Meaning[] = ['name', 'reference', 'description'];
  expect(read(['Pose', 'r'.repeat(51), 'd'.repeat(2001)], meanings)).toMatchObject({
    line: { reference: 'r'.repeat(50), description: 'd'.repeat(2000) },
    cut: ['Description', 'Référence'],
  });
  expect(read(['Pose', 'r'.repeat(50), 'd'.repeat(2000)], meanings)).not.toHaveProperty('cut');
});

test('an ignored column is dropped, two names are joined', () => {
  expect(read(['a', 'b', 'c'], ['name', 'ignored', 'name'])?.line).toMatchObject({
    name: 'a',
    description: 'c',
  });
});

test('a row that gives nothing gives no line', () => {
  expect(readPastedRows([['', '1', '', '', '']], usual, { vatRate: '20' })).toEqual([]);
});
