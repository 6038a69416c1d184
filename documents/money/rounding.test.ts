import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '#scripts/test/check-property.ts';
import {
  cents,
  requireCents,
  requirePercent,
  requireQuantity,
  requireUnitPrice,
} from './amounts.ts';
import { applyPercent, multiplyPrice, removeTax, removeTaxFromPrice } from './apply-percent.ts';
import { divideRounded, multiplyDivide } from './rounding.ts';

test('a half rounds away from zero, on both sides', () => {
  expect(divideRounded(13455, 10)).toBe(1346);
  expect(divideRounded(-13455, 10)).toBe(-1346);
  expect([5, 4, -5, -4, 15, 14, 0].map((value) => divideRounded(value, 10))).toEqual([
    1, 0, -1, 0, 2, 1, 0,
  ]);
});

test('rounding never gives a negative zero', () => {
  expect(Object.is(divideRounded(-4, 10), 0)).toBe(true);
  expect(Object.is(multiplyDivide(-1, 0, 10), 0)).toBe(true);
  expect(Object.is(multiplyDivide(-(2 ** 50), 0, 10), 0)).toBe(true);
});

test('quantity × price rounds the amounts that floats get wrong', () => {
  const multiply = (quantity: string, price: string) =>
    multiplyPrice(requireQuantity(quantity), requireUnitPrice(price));
  expect(multiply('1', '13.455')).toBe(1346);
  expect(multiply('-1', '13.455')).toBe(-1346);
  expect(multiply('1', '1.005')).toBe(101);
  expect(multiply('3', '0.335')).toBe(101);
  expect(multiply('0.0001', '50')).toBe(1);
  expect(multiply('0.0001', '49.999999')).toBe(0);
});

test('a percentage rounds once, away from zero', () => {
  const percentOf = (amount: string, percent: string) =>
    applyPercent(requireCents(amount), requirePercent(percent));
  expect(percentOf('0.10', '5')).toBe(1);
  expect(percentOf('-0.10', '5')).toBe(-1);
  expect(percentOf('100.10', '5.5')).toBe(551);
  expect(percentOf('47.62', '2.1')).toBe(100);
  expect(percentOf('1234.56', '100')).toBe(123456);
  expect(percentOf('1234.56', '0')).toBe(0);
});

test('taking the tax out leaves the base', () => {
  expect(removeTax(requireCents('120'), requirePercent('20'))).toBe(10000);
  expect(removeTax(requireCents('48.75'), requirePercent('20'))).toBe(4063);
  expect(removeTax(requireCents('-48.75'), requirePercent('20'))).toBe(-4063);
  expect(removeTax(requireCents('10'), requirePercent('0'))).toBe(1000);
});

test('a unit price without its tax keeps cents, or as many decimals as were typed', () => {
  const without = (price: string, rate: string) =>
    removeTaxFromPrice(requireUnitPrice(price), requirePercent(rate));
  expect(without('12.50', '20')).toBe(requireUnitPrice('10.42'));
  expect(without('0.125', '20')).toBe(requireUnitPrice('0.1042'));
  expect(without('0.1255', '5.5')).toBe(requireUnitPrice('0.119'));
  expect(without('0.000013', '20')).toBe(requireUnitPrice('0.000011'));
  expect(without('-12.50', '20')).toBe(requireUnitPrice('-10.42'));
});

test('taking out the tax of a base gives the base back', () => {
  checkProperty(
    fc.property(
      fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
      fc.integer({ min: 0, max: 9999 }),
      (base, rate) => {
        const percent = requirePercent(String(rate / 100));
        const total = cents(base + applyPercent(cents(base), percent));
        expect(removeTax(total, percent)).toBe(base);
      },
    ),
  );
});

test('multiplying then dividing agrees with big integers, however large the product', () => {
  const factor = fc.oneof(fc.integer({ min: -100_000, max: 100_000 }), fc.maxSafeInteger());
  const divisor = fc.integer({ min: 1, max: 10 ** 8 });
  checkProperty(
    fc.property(factor, factor, divisor, (a, b, by) => {
      const exact = roundedQuotient(BigInt(a) * BigInt(b), BigInt(by));
      const isExactNumber =
        exact >= -BigInt(Number.MAX_SAFE_INTEGER) && exact <= BigInt(Number.MAX_SAFE_INTEGER);
      fc.pre(isExactNumber);
      expect(BigInt(multiplyDivide(a, b, by))).toBe(exact);
    }),
  );
});

test('a negative whole gives its part the right sign, to the unit', () => {
  // 40 € × −100 ÷ −400
  expect(multiplyDivide(4000, -10_000, -40_000)).toBe(1000);
  expect(multiplyDivide(1000, 1, -3)).toBe(-333);
  expect([1, -1].map((a) => multiplyDivide(a, 1, -2))).toEqual([-1, 1]);
  expect(multiplyDivide(100_000, -1, -3, 100)).toBe(33_300);
  expect(multiplyDivide(9_000_000_000_000, -9_000_000, -9_000_000)).toBe(9_000_000_000_000);
  expect(Object.is(multiplyDivide(0, 5, -3), 0)).toBe(true);
});

test('an amount that is no decimal of its scale is a bug, and throws', () => {
  expect(() => requireCents('1.234')).toThrow('at most 2 places');
  expect(() => requireQuantity('1,5')).toThrow();
  expect(() => requireUnitPrice('')).toThrow();
});

/** The textbook definition: the quotient, plus one when twice the remainder reaches the divisor. */
function roundedQuotient(value: bigint, divisor: bigint): bigint {
  const magnitude = value < 0n ? -value : value;
  const up = (magnitude % divisor) * 2n >= divisor ? 1n : 0n;
  const rounded = magnitude / divisor + up;
  return value < 0n ? -rounded : rounded;
}

test('what has no cents is rounded once, to a whole unit', () => {
  const price = multiplyPrice(requireQuantity('8421'), requireUnitPrice('4.5'), 100);
  expect(price).toBe(3_789_500);
  expect(multiplyPrice(requireQuantity('-8421'), requireUnitPrice('4.5'), 100)).toBe(-3_789_500);
  // Rounding 0.499999 to 0.50 first would then give 1.
  expect(multiplyPrice(requireQuantity('1'), requireUnitPrice('0.499999'), 100)).toBe(0);
  expect(applyPercent(cents(10_300), requirePercent('20'), 100)).toBe(2_100);
  expect(removeTax(cents(100_000), requirePercent('20'), 100)).toBe(83_300);
  expect(requireCents('12.5', 100)).toBe(1_300);
  expect(requireCents('-12.5', 100)).toBe(-1_300);
  expect(Object.is(requireCents('-0.2', 100), 0)).toBe(true);
});
