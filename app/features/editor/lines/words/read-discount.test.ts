import { expect, test } from 'vitest';
import { discountUnit, discountValue, readDiscount } from './read-discount.ts';

test('a sign says what the discount is, else the unit beside it does', () => {
  expect(readDiscount('10 %', 'amount')).toEqual({ percent: '10' });
  expect(readDiscount('50 €', 'percent')).toEqual({ amount: '50' });
  expect(readDiscount('12,5', 'percent')).toEqual({ percent: '12.5' });
  expect(readDiscount('12,5', 'amount')).toEqual({ amount: '12.5' });
});

test('the reason stays', () => {
  expect(readDiscount('5', 'percent', 'Fidélité')).toEqual({ percent: '5', reason: 'Fidélité' });
});

test('more than the whole, less than nothing or no number is no discount', () => {
  expect(readDiscount('101', 'percent')).toBeNull();
  expect(readDiscount('-5', 'amount')).toBeNull();
  expect(readDiscount('beaucoup', 'percent')).toBeNull();
});

test('a discount gives its number and its unit back', () => {
  expect([discountUnit({ amount: '5' }), discountValue({ amount: '5' })]).toEqual(['amount', '5']);
  expect([discountUnit(undefined), discountValue(undefined)]).toEqual(['percent', '']);
});
