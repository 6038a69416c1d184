import { expect, test } from 'vitest';
import { isCurrencyCode } from '#documents/law/identifiers/currency-code.ts';
import { currencyDecimals, currencyUnit } from './currency-unit.ts';

/** ISO 4217, list one: the currencies without a minor unit. */
const WHOLE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');

test('the seventeen currencies of ISO 4217 without a minor unit are counted in whole units', () => {
  expect(WHOLE).toHaveLength(17);
  for (const currency of WHOLE) {
    expect(isCurrencyCode(currency), currency).toBe(true);
    expect([currencyUnit(currency), currencyDecimals(currency)], currency).toEqual([100, 0]);
  }
});

test('every other one has two decimals, those of three included, and what is no code', () => {
  for (const currency of ['EUR', 'USD', 'CHF', 'MGA', 'TND', 'KWD', 'CLF', 'XXX', ' XP'])
    expect([currencyUnit(currency), currencyDecimals(currency)], currency).toEqual([1, 2]);
});
