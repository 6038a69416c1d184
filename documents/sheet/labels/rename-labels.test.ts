import { expect, test } from 'vitest';
import { englishLabels } from '#documents/sheet/english/english-labels.ts';
import { frenchLabels } from './labels.ts';
import { renameLabels } from './rename-labels.ts';

test('without other names the labels are the same object', () => {
  expect(renameLabels(frenchLabels, undefined)).toBe(frenchLabels);
});

test('a name takes the place of a label everywhere it is read', () => {
  const labels = renameLabels(frenchLabels, {
    name: 'Prestation',
    addressee: 'À l’attention de',
    supply: 'Événement',
    finalAmount: 'Reste à régler',
  });
  expect(labels.columns.name).toBe('Prestation');
  expect(labels.columns.quantity).toBe('Qté');
  expect(labels.addressee.tenant.individual).toBe('À l’attention de');
  expect(labels.supplyDate.goods).toBe('Événement');
  expect(labels.totals.final.credited).toBe('Reste à régler');
  expect(labels.totals.taxExclusive).toBe('Total HT');
});

test('what a price includes is always said', () => {
  const { columns } = renameLabels(frenchLabels, { unitPrice: 'Tarif', lineTotal: 'Montant TTC' });
  expect(columns.price).toEqual({ net: 'Tarif HT', gross: 'Tarif TTC', untaxed: 'Tarif' });
  expect(columns.total).toEqual({
    net: 'Total HT',
    gross: 'Montant TTC',
    untaxed: 'Montant TTC',
  });
  expect(renameLabels(englishLabels, { unitPrice: 'Rate' }).columns.price.net).toBe(
    'Rate excl. VAT',
  );
});

test('the letters of the tax stay', () => {
  expect(renameLabels(frenchLabels, { vatRate: 'Taux' }).columns.vat).toBe('Taux TVA');
  expect(renameLabels(frenchLabels, { vatRate: 'Taux de TVA' }).columns.vat).toBe('Taux de TVA');
  expect(renameLabels(englishLabels, { vatRate: 'Rate' }).columns.vat).toBe('Rate VAT');
});
