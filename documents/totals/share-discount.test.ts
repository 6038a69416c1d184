import { expect, test } from 'vitest';
import { shareDiscount } from './share-discount.ts';

test('a part of a quantity bears its part of an amount, and the same percentage', () => {
  const priced = { quantity: '4', discount: { amount: '10' } };
  expect(shareDiscount(priced, '1', 1)).toEqual({ amount: '2.5' });
  expect(shareDiscount(priced, '4', 1)).toEqual({ amount: '10' });
  const percent = { percent: '12.5' };
  expect(shareDiscount({ quantity: '4', discount: percent }, '1', 1)).toEqual(percent);
  expect(shareDiscount({ quantity: '4' }, '1', 1)).toBeUndefined();
});

test('a part of an amount is rounded to the unit of the currency', () => {
  const priced = { quantity: '3', discount: { amount: '1000' } };
  expect(shareDiscount(priced, '2', 1)).toEqual({ amount: '666.67' });
  expect(shareDiscount(priced, '2', 100)).toEqual({ amount: '667' });
});

test('goods that come back take their part of the discount back', () => {
  const priced = { quantity: '-4', discount: { amount: '10' } };
  expect(shareDiscount(priced, '-1', 1)).toEqual({ amount: '2.5' });
  expect(shareDiscount(priced, '1', 1)).toEqual({ amount: '-2.5' });
});

test('a quantity of nothing keeps its discount', () => {
  const discount = { amount: '10' };
  expect(shareDiscount({ quantity: '0', discount }, '0', 1)).toEqual(discount);
});
