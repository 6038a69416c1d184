import { expect, test } from 'vitest';
import { writeAmountInEnglishWords } from './amount-in-words-english.ts';
import { cents, requirePercent, requireQuantity, requireUnitPrice } from './amounts.ts';
import {
  formatEnglishAmount,
  formatEnglishBareAmount,
  formatEnglishNumber,
  formatEnglishPercent,
  formatEnglishQuantity,
  formatEnglishUnitPrice,
} from './format-english.ts';

test('amounts have their sign first, and commas between thousands', () => {
  expect(formatEnglishAmount(cents(123456789))).toBe('€1,234,567.89');
  expect(formatEnglishAmount(cents(-1200))).toBe('\u2212€12.00');
  expect(formatEnglishAmount(cents(100000), 'CHF')).toBe('CHF\u00a01,000.00');
  expect(formatEnglishBareAmount(cents(-123456))).toBe('\u22121,234.56');
});

test('numbers, rates and prices have a point', () => {
  expect(formatEnglishNumber('-1234.5')).toBe('\u22121,234.5');
  expect(formatEnglishNumber('999')).toBe('999');
  expect(formatEnglishPercent(requirePercent('5.5'))).toBe('5.5%');
  expect(formatEnglishQuantity(requireQuantity('12345.25'))).toBe('12,345.25');
  expect(formatEnglishUnitPrice(requireUnitPrice('0.0125'))).toBe('0.0125');
});

test.each([
  [0, 'zero euros'],
  [1, 'one cent'],
  [100, 'one euro'],
  [20120, 'two hundred and one euros and twenty cents'],
  [100000101, 'one million and one euros and one cent'],
  [-2150, 'minus twenty-one euros and fifty cents'],
])('%i cents in words', (amount, words) => {
  expect(writeAmountInEnglishWords(cents(amount))).toBe(words);
});

test('currencies have their English names, or their code', () => {
  expect(writeAmountInEnglishWords(cents(101), 'GBP')).toBe('one pound sterling and one penny');
  expect(writeAmountInEnglishWords(cents(250), 'SEK')).toBe('two SEK and fifty hundredths');
});

test.each([
  ['CHF', 'one Swiss franc and one centime', 'two Swiss francs and two centimes'],
  ['USD', 'one US dollar and one cent', 'two US dollars and two cents'],
  ['CAD', 'one Canadian dollar and one cent', 'two Canadian dollars and two cents'],
  ['GBP', 'one pound sterling and one penny', 'two pounds sterling and two pence'],
  ['JPY', 'one yen and one hundredth', 'two yen and two hundredths'],
  ['XPF', 'one Pacific franc and one hundredth', 'two Pacific francs and two hundredths'],
  ['XAF', 'one CFA franc and one hundredth', 'two CFA francs and two hundredths'],
  ['XOF', 'one CFA franc and one hundredth', 'two CFA francs and two hundredths'],
  ['PLN', 'one PLN and one hundredth', 'two PLN and two hundredths'],
])('%s is named in the singular and the plural, like its part', (currency, one, two) => {
  expect(writeAmountInEnglishWords(cents(101), currency)).toBe(one);
  expect(writeAmountInEnglishWords(cents(202), currency)).toBe(two);
});

test('a currency without cents shows none', () => {
  expect(formatEnglishAmount(cents(3_789_500), 'JPY')).toBe('JPY\u00a037,895');
  expect(formatEnglishBareAmount(cents(100_000), 'XPF')).toBe('1,000');
  expect(formatEnglishUnitPrice(requireUnitPrice('4.5'), 'JPY')).toBe('4.5');
  expect(writeAmountInEnglishWords(cents(100_000), 'XPF')).toBe('one thousand Pacific francs');
  expect(writeAmountInEnglishWords(cents(200), 'JPY')).toBe('two yen');
});
