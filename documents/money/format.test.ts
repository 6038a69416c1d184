import { expect, test } from 'vitest';
import { amountText } from './amount-text.ts';
import { cents, requirePercent, requireQuantity, requireUnitPrice } from './amounts.ts';
import {
  formatAmount,
  formatBareAmount,
  formatNumber,
  formatPercent,
  formatQuantity,
  formatUnitPrice,
} from './format.ts';

test('an amount has two decimals, narrow no-break spaces between thousands, a no-break space before its sign', () => {
  expect(formatAmount(cents(123456))).toBe('1\u202f234,56\u00a0€');
  expect(formatAmount(cents(123456789000))).toBe('1\u202f234\u202f567\u202f890,00\u00a0€');
  expect(formatAmount(cents(99999))).toBe('999,99\u00a0€');
  expect(formatAmount(cents(0))).toBe('0,00\u00a0€');
  expect(formatAmount(cents(5))).toBe('0,05\u00a0€');
});

test('a negative amount has a true minus sign', () => {
  expect(formatAmount(cents(-123456))).toBe('\u22121\u202f234,56\u00a0€');
  expect(formatAmount(cents(-0))).toBe('0,00\u00a0€');
});

test('another currency keeps its code', () => {
  expect(formatAmount(cents(1000), 'CHF')).toBe('10,00\u00a0CHF');
  expect(formatBareAmount(cents(1000))).toBe('10,00');
});

test('rates, quantities and prices show the decimals that count', () => {
  expect(formatPercent(requirePercent('20'))).toBe('20\u00a0%');
  expect(formatPercent(requirePercent('5.5'))).toBe('5,5\u00a0%');
  expect(formatPercent(requirePercent('1.75'))).toBe('1,75\u00a0%');
  expect(formatQuantity(requireQuantity('1234.5'))).toBe('1\u202f234,5');
  expect(formatQuantity(requireQuantity('-3'))).toBe('\u22123');
  expect(formatUnitPrice(requireUnitPrice('450'))).toBe('450,00');
  expect(formatUnitPrice(requireUnitPrice('0.0125'))).toBe('0,0125');
  expect(formatUnitPrice(requireUnitPrice('2.185'))).toBe('2,185');
});

test('any plain decimal is grouped on its whole part only', () => {
  expect(formatNumber('1234567.123456')).toBe('1\u202f234\u202f567,123456');
  expect(formatNumber('-1000')).toBe('\u22121\u202f000');
});

test('a currency without cents shows none, unless there are some', () => {
  expect(formatAmount(cents(3_789_500), 'JPY')).toBe('37\u202f895\u00a0JPY');
  expect(formatAmount(cents(-100_000), 'XPF')).toBe('\u22121\u202f000\u00a0XPF');
  expect(formatAmount(cents(0), 'JPY')).toBe('0\u00a0JPY');
  expect(formatAmount(cents(3_789_450), 'JPY')).toBe('37\u202f894,5\u00a0JPY');
  expect(formatBareAmount(cents(3_789_500), 'JPY')).toBe('37\u202f895');
  expect(formatUnitPrice(requireUnitPrice('450'), 'JPY')).toBe('450');
  expect(formatUnitPrice(requireUnitPrice('4.5'), 'JPY')).toBe('4,5');
});

test('an amount of a file has a point, no space, and the decimals of its currency', () => {
  expect(amountText(cents(123_450), 'EUR')).toBe('1234.50');
  expect(amountText(cents(-5), 'CHF')).toBe('-0.05');
  expect(amountText(cents(0), 'EUR')).toBe('0.00');
  expect(amountText(cents(123_400), 'JPY')).toBe('1234');
});
