import { expect, test } from 'vitest';
import { addVat, removeVat } from './account-prices.ts';

test('a price gains and loses its VAT', () => {
  expect(addVat('80.5', '10')).toBe('88.55');
  expect(removeVat('88.55', '10')).toBe('80.5');
  expect(addVat('33.333333', '5.5')).toBe('35.166666');
  expect(removeVat('100', '20')).toBe('83.333333');
});

test('a product without VAT keeps its price', () => {
  expect(addVat('80', null)).toBe('80');
  expect(removeVat('80', '0')).toBe('80');
});
