import { expect, test } from 'vitest';
import { cents, requireUnitPrice } from '#documents/money/amounts.ts';
import { inEuros, lacksRate } from './in-euros.ts';

test('an amount is in euros at the rate of its document, and nowhere without one', () => {
  const dollars = { currency: 'USD', exchangeRate: requireUnitPrice('0.9') };
  expect(inEuros(cents(10_050), dollars)).toBe(9_045);
  expect(inEuros(null, dollars)).toBeNull();
  expect(inEuros(cents(10_050), { currency: 'USD', exchangeRate: null })).toBeNull();
  expect(inEuros(cents(10_050), { currency: 'EUR', exchangeRate: null })).toBe(10_050);
  expect(lacksRate({ currency: 'USD', exchangeRate: null })).toBe(true);
  expect(lacksRate({ currency: 'EUR', exchangeRate: null })).toBe(false);
});
