import { expect, test } from 'vitest';
import { listMatrixRows, nameRow } from './matrix.ts';

test('the matrix stays within the 120 files that conformance can afford', () => {
  const { length } = listMatrixRows();
  expect(length).toBeGreaterThan(50);
  expect(length).toBeLessThanOrEqual(100); // plus the samples
});

test('no two rows have the same name', () => {
  const names = listMatrixRows().map(nameRow);
  expect(new Set(names).size).toBe(names.length);
});

test('a delivery to another member state has a business there as its buyer', () => {
  const rows = listMatrixRows().filter(({ vatRegime }) => vatRegime === 'eu-goods');
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ buyer }) => buyer))).toEqual(new Set(['eu-business']));
});

test('a final invoice deducts what was paid before', () => {
  const rows = listMatrixRows().filter(({ subtype }) => subtype === 'final');
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ extras }) => extras))).toEqual(new Set(['prepayments']));
});

test('overseas, mixed works, triangular sales, public buyers and commercial rents are there', () => {
  const rows = listMatrixRows();
  for (const regime of [
    'overseas-goods',
    'overseas-rates',
    'works-mixed',
    'commercial-rent',
    'eu-triangular',
  ])
    expect(rows.filter(({ vatRegime }) => vatRegime === regime).length, regime).toBeGreaterThan(1);
  const toPublic = rows.filter(({ buyer }) => buyer === 'public');
  expect(new Set(toPublic.map(({ vatRegime }) => vatRegime)).size).toBeGreaterThan(5);
});

test('currencies without cents meet VAT, exports, deposits, what they deduct and discounts', () => {
  const rows = listMatrixRows().filter(({ currency }) => currency !== 'EUR');
  const met = (factor: 'vatRegime' | 'subtype' | 'extras' | 'priceMode' | 'currency') =>
    new Set(rows.map((row) => row[factor]));
  expect(met('vatRegime')).toEqual(new Set(['normal', 'export', 'non-eu-services']));
  expect(met('subtype')).toEqual(new Set(['standard', 'deposit', 'final', 'corrective']));
  expect(met('extras')).toEqual(new Set(['none', 'discounts and charges', 'prepayments']));
  expect(met('priceMode')).toEqual(new Set(['net', 'gross']));
  expect(met('currency')).toEqual(new Set(['JPY', 'XPF']));
});
