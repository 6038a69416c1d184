import { expect, test } from 'vitest';
import { takeImportRows } from '#app/records/csv/import-columns.ts';
import { productImport } from '#app/records/csv/product-file.ts';
import { guessProductColumns } from './guess-product-columns.ts';
import { listConversions } from './list-conversions.ts';
import { choosePrice, findPriceQuestion } from './price-question.ts';
import { WITHOUT_VAT } from './priced-texts.ts';

const open = (lines: readonly string[]) => {
  const rows = lines.map((line) => line.split(';'));
  return { rows, choice: guessProductColumns(rows, productImport.fields) };
};
const read = ({ rows, choice }: ReturnType<typeof open>) =>
  takeImportRows(rows, choice).map(({ cells }) => productImport.read(cells));

test('nothing is asked where a file says all', () => {
  for (const lines of [
    ['Désignation;Prix HT', 'Pose;12'],
    ['Désignation;Prix TTC;TVA', 'Fenêtre;120,00;20'],
    ['Désignation;Prix d’achat', 'Pose;12'],
  ]) {
    const { rows, choice } = open(lines);
    expect(findPriceQuestion(rows, choice), lines[0]).toBeNull();
  }
});

test('the price with VAT of a row is imported without it, at the rate of the row', () => {
  const lines = ['Désignation;Prix TTC;TVA', 'Fenêtre;120,00;20', 'Livre;10,55;5,5'];
  expect(read(open(lines))).toMatchObject([
    { ok: true, value: { description: 'Fenêtre', unitPrice: '100', vatRate: '20' } },
    { ok: true, value: { description: 'Livre', unitPrice: '10', vatRate: '5.5' } },
  ]);
});

test('which of several prices is sold at is asked, and the answer leaves the others aside', () => {
  const { rows, choice } = open(['Désignation;Prix public;Prix remisé TTC;TVA', 'Pose;12;11;10']);
  expect(findPriceQuestion(rows, choice)).toMatchObject({
    kind: 'column',
    columns: [{ title: 'Prix public' }, { title: 'Prix remisé TTC' }],
  });
  const first = choosePrice(choice, 1, 'unitPrice');
  expect(first.keys).toEqual(['description', 'unitPrice', '', 'vatRate']);
  expect(findPriceQuestion(rows, first)).toBeNull();
  const second = choosePrice(first, 2, 'grossPrice');
  expect(second.keys).toEqual(['description', '', 'grossPrice', 'vatRate']);
  expect(read({ rows, choice: second })).toMatchObject([{ ok: true, value: { unitPrice: '10' } }]);
});

test('one rate is asked for the prices with VAT that have none, and fills only those', () => {
  const lines = ['Désignation;Prix TTC;TVA', 'Fenêtre;120,00;', 'Livre;10,55;5,5'];
  const { rows, choice } = open(lines);
  expect(findPriceQuestion(rows, choice)).toEqual({ kind: 'rate' });
  const answered = { ...choice, answers: { grossRate: '20' } };
  expect(findPriceQuestion(rows, answered)).toBeNull();
  expect(read({ rows, choice: answered })).toMatchObject([
    { ok: true, value: { unitPrice: '100', vatRate: '20' } },
    { ok: true, value: { unitPrice: '10', vatRate: '5.5' } },
  ]);
  const net = choosePrice(answered, 1, 'unitPrice');
  expect(read({ rows, choice: net })[0]).toMatchObject({
    ok: true,
    value: { unitPrice: '120', vatRate: null },
  });
  const withoutVat = { ...choice, answers: { grossRate: WITHOUT_VAT } };
  expect(read({ rows, choice: withoutVat })[0]).toMatchObject({
    ok: true,
    value: { unitPrice: '120', vatRate: null },
  });
});

test('a rate is asked too where the file has no column for it', () => {
  const { rows, choice } = open(['Désignation;Prix TTC', 'Fenêtre;120,00']);
  expect(findPriceQuestion(rows, choice)).toEqual({ kind: 'rate' });
  const answered = { ...choice, answers: { grossRate: '5,5' } };
  expect(read({ rows, choice: answered })).toMatchObject([
    { ok: true, value: { unitPrice: '113.74', vatRate: '5.5' } },
  ]);
});

test('what a converted price gives with VAT again is told', () => {
  const { rows, choice } = open([
    'Désignation;Prix TTC;TVA',
    'Fenêtre;120,00;20',
    'Vis;9,99;20',
    'Faute;cher;20',
    'Gramme;0,0125;20',
  ]);
  expect(listConversions(rows, choice)).toEqual([
    { gross: 12_000, net: 10_000, again: 12_000 },
    { gross: 999, net: 833, again: 1000 },
  ]);
});
