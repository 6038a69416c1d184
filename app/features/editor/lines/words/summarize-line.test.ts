import { expect, test } from 'vitest';
import type { PricedLine } from '#documents';
import { formatPrice, summarizeLineDetails, summarizePrice } from './summarize-line.ts';

const line: PricedLine = {
  kind: 'item',
  name: 'Conception',
  quantity: '3',
  unit: 'DAY',
  unitPrice: '450',
  vatRate: '20',
};
const euros = { currency: 'EUR', showsVat: true };

test('a card says how many, at what price and at what rate', () => {
  expect(summarizePrice(line, euros)).toBe('3\u00a0j × 450,00\u00a0€ · TVA 20\u00a0%');
  expect(
    summarizePrice({ ...line, unit: 'C62', quantity: '1' }, { ...euros, showsVat: false }),
  ).toBe('1 × 450,00\u00a0€');
  expect(summarizePrice({ ...line, discount: { percent: '10' } }, euros)).toContain(
    ' · remise 10\u00a0% · ',
  );
  expect(summarizePrice({ ...line, kind: 'disbursement' }, { ...euros, currency: 'CHF' })).toBe(
    '3\u00a0j × 450,00\u00a0CHF · débours',
  );
});

test('prices have two decimals at least', () => {
  expect([formatPrice('450'), formatPrice('0.0125'), formatPrice('1234.5')]).toEqual([
    '450,00',
    '0,0125',
    '1\u202f234,50',
  ]);
});

test('details say what the cells do not show', () => {
  expect(summarizeLineDetails(line)).toBe('');
  expect(
    summarizeLineDetails({
      ...line,
      description: 'Relevé\nsur place',
      period: { start: '2026-11-01', end: '2026-11-15' },
      reference: 'A-1',
    }),
  ).toBe('Relevé · Du 01/11/2026 au 15/11/2026 · Réf.\u00a0A-1');
  expect(summarizeLineDetails({ ...line, period: { start: '2026-11-01' } })).toBe(
    'Depuis le 01/11/2026',
  );
  expect(summarizeLineDetails({ ...line, ecoContribution: '28' }, 'XPF')).toBe(
    'Éco-participation 28\u00a0XPF',
  );
});
