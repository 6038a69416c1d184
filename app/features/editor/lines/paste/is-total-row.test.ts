import { expect, test } from 'vitest';
import { isTotalRow } from './is-total-row.ts';

test('rows that add up the others are told by their words, wherever they stand', () => {
  const rows = [
    ['Total HT', '', '', '1 000,00'],
    ['TOTAL H.T.', '1000'],
    ['Total', '12', '', '1 200,00 €'],
    ['Total général', '', '', '1200'],
    ['Total lot 1', '', '', '450'],
    ['TVA 20 %', '', '', '200,00'],
    ['TVA', '20 %', '', '200,00'],
    ['T.V.A. (5,5%)', '55'],
    ['Total TVA', '', '', '200'],
    ['Montant HT', '', '', '1000'],
    ['Montant de la TVA', '200'],
    ['Net à payer', '', '', '1 200,00 €'],
    ['Net à payer TTC :', '1200'],
    ['', '', 'Total TTC', '1 200,00'],
    ['Total HT : 1 000,00 €'],
    ['Sous-total', '', '', '600'],
    ['Reste à payer', '', '', '600'],
    ['Total', '', 'EUR', '600'],
  ];
  for (const row of rows) expect(isTotalRow(row, { quantity: row[1] }), row.join(' | ')).toBe(true);
  expect(isTotalRow(['TVA', '20 %', '200'], { quantity: '20 %', unitPrice: '200' })).toBe(true);
});

test('articles are not', () => {
  const rows = [
    ['Totalisateur de débit', '', '', '450'],
    ['Montant de porte', '', '', '45'],
    ['Netoyage', '', '', '45'],
    ['Conseil en TVA', '', '', '450'],
    ['Pose de cloison', 'Total', '', '450'],
    ['Base de douche', '', '', '180'],
    ['Acompte versé', '', '', '100'],
    ['', '', '', '100'],
  ];
  for (const row of rows) expect(isTotalRow(row, {}), row.join(' | ')).toBe(false);
});

test('an article that is called so has a quantity and a price', () => {
  const row = ['Total relooking', '2', '350', '700'];
  expect(isTotalRow(row, { quantity: '2', unitPrice: '350' })).toBe(false);
  expect(isTotalRow(row, { quantity: '2' })).toBe(true);
});
