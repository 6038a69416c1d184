import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '#scripts/test/check-property.ts';
import { cents, requirePercent, sumCents } from './amounts.ts';
import { removeTax } from './apply-percent.ts';
import { removeTaxFromEach, shareByWeight } from './share.ts';

const amount = fc.integer({ min: -(10 ** 12), max: 10 ** 12 });
const positive = fc.integer({ min: 0, max: 10 ** 10 });

test('shares follow the weights', () => {
  expect(shareByWeight(100, [1, 1, 2])).toEqual([25, 25, 50]);
  expect(shareByWeight(1000, [0, 5])).toEqual([0, 1000]);
  expect(shareByWeight(-100, [3, 1])).toEqual([-75, -25]);
});

test('the cents left over go to the largest remainders, the first of equals before', () => {
  expect(shareByWeight(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(shareByWeight(101, [1, 1, 1])).toEqual([34, 34, 33]);
  expect(shareByWeight(10, [1, 2, 4])).toEqual([1, 3, 6]);
  expect(shareByWeight(1, [1, 1])).toEqual([1, 0]);
});

test('negative weights take their part with their sign', () => {
  expect(shareByWeight(10, [100, -50])).toEqual([20, -10]);
  expect(shareByWeight(5, [-1, -1])).toEqual([3, 2]);
});

test('without weight the first share takes all', () => {
  expect(shareByWeight(7, [0, 0])).toEqual([7, 0]);
  expect(shareByWeight(7, [5, -5, 0])).toEqual([7, 0, 0]);
  expect(shareByWeight(7, [])).toEqual([]);
});

test('shares always add up to the total, whatever the signs', () => {
  checkProperty(
    fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 12 }), (total, weights) => {
      const shares = shareByWeight(total, weights).map(BigInt);
      const sum = shares.reduce((all, share) => all + share, 0n);
      fc.pre(shares.every((share) => share <= MAX && share >= -MAX));
      expect(sum).toBe(BigInt(total));
    }),
  );
});

test('each share is its exact part, to less than a unit', () => {
  checkProperty(
    fc.property(amount, fc.array(positive, { minLength: 1, maxLength: 12 }), (total, weights) => {
      const weightTotal = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
      fc.pre(weightTotal > 0n);
      shareByWeight(total, weights).forEach((share, index) => {
        const gap = BigInt(share) * weightTotal - BigInt(total) * BigInt(weights[index] ?? 0);
        expect(gap < weightTotal && gap > -weightTotal).toBe(true);
      });
    }),
  );
});

test('a weight of zero takes nothing, and equal weights differ by one unit at most', () => {
  checkProperty(
    fc.property(amount, fc.integer({ min: 1, max: 20 }), positive, (total, count, weight) => {
      fc.pre(weight > 0);
      const shares = shareByWeight(total, [...Array.from({ length: count }, () => weight), 0]);
      expect(shares.at(-1)).toBe(0);
      const equals = shares.slice(0, -1);
      expect(Math.max(...equals) - Math.min(...equals)).toBeLessThanOrEqual(1);
    }),
  );
});

test('amounts without their tax add up to their sum without its tax, each to less than a cent', () => {
  const amounts = fc.array(amount.map(cents), { minLength: 1, maxLength: 12 });
  checkProperty(
    fc.property(amounts, fc.integer({ min: 0, max: 9999 }), (typed, rate) => {
      const percent = requirePercent(String(rate / 100));
      const nets = removeTaxFromEach(typed, percent);
      expect(sumCents(nets)).toBe(removeTax(sumCents(typed), percent));
      nets.forEach((net, index) => {
        const gap = BigInt(net) * BigInt(10_000 + rate) - BigInt(typed[index] ?? 0) * 10_000n;
        expect(gap < 10_000n + BigInt(rate) && gap > -10_000n - BigInt(rate)).toBe(true);
      });
    }),
  );
});

const MAX = BigInt(Number.MAX_SAFE_INTEGER);

test('shares of a currency without cents are whole', () => {
  expect(shareByWeight(100_000, [1, 1, 1], 100)).toEqual([33_400, 33_300, 33_300]);
  expect(shareByWeight(-500, [1, 1], 100)).toEqual([-200, -300]);
  const nets = removeTaxFromEach([cents(50_000), cents(50_000)], requirePercent('20'), 100);
  expect(nets).toEqual([41_700, 41_600]);
  expect(sumCents(nets)).toBe(removeTax(cents(100_000), requirePercent('20'), 100));
});
