import { expect, test } from 'vitest';
import { findWrongAmounts } from './find-wrong-amounts.ts';

const row = (cells: readonly string[], tag = 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
const table = (head: readonly string[], rows: readonly string[][]) =>
  `<table>${row(head, 'th')}${rows.map((cells) => row(cells)).join('')}</table>`;

const NET = ['Désignation', 'Quantité', 'Prix unitaire HT', 'TVA', 'Montant HT'];
const DISCOUNTED = ['Désignation', 'Quantité', 'Prix unitaire HT', 'Remise', 'TVA', 'Montant HT'];
const TOTALS = [
  ['Total HT', '1 215,00 €'],
  ['TVA à 20 %', '243,00 €'],
  ['Total TTC', '1 458,00 €'],
];

test('a discount that the table does not show is found', () => {
  const hidden = ['Plans', '3', '450,00 €', '20 %', '1 215,00 €'];
  expect(findWrongAmounts(table(NET, [hidden, ...TOTALS]))).toEqual([
    '« Plans » is 1215, not 1350',
  ]);
  const shown = ['Plans', '3', '450,00 €', '10 %', '20 %', '1 215,00 €'];
  expect(findWrongAmounts(table(DISCOUNTED, [shown, ...TOTALS]))).toEqual([]);
  const amount = ['Plans', '3', '450,00 €', '−135,00 €', '20 %', '1 215,00 €'];
  expect(findWrongAmounts(table(DISCOUNTED, [amount, ...TOTALS]))).toEqual([]);
});

test('an amount that only the total has is found', () => {
  const plain = ['Plans', '3', '450,00 €', '20 %', '1 350,00 €'];
  expect(findWrongAmounts(table(NET, [plain, ...TOTALS]))).toContain(
    '« Total HT » is 1215, not 1350',
  );
});

test('a discount on the total leaves the eco-contribution out', () => {
  const sums = (discount: string, net: string, tax: string, total: string) => [
    ['Four, dont éco-participation 5,00 €', '2', '105,00 €', '20 %', '210,00 €'],
    ['Total HT des lignes', '210,00 €'],
    ['Remise (10 %)', discount],
    ['Total HT', net],
    ['TVA à 20 %', tax],
    ['Total TTC', total],
  ];
  const right = sums('−20,00 €', '190,00 €', '38,00 €', '228,00 €');
  const wrong = sums('−21,00 €', '189,00 €', '37,80 €', '226,80 €');
  expect(findWrongAmounts(table(NET, right))).toEqual([]);
  expect(findWrongAmounts(table(NET, wrong))).toEqual(['« Remise (10 %) » is -21, not -20']);
});

test('other tables are left alone', () => {
  expect(findWrongAmounts(table(['Taux', 'Montant'], [['20 %', '3,00 €']]))).toEqual([]);
});
