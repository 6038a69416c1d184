import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '#scripts/test/check-property.ts';
import { createSetFinder } from './find-only-set.ts';
import { findCitedKeys, toCompact } from './to-compact.ts';

test('the only set is found, as often as it is asked for', () => {
  const anyAmounts = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 9 });
  checkProperty(
    fc.property(anyAmounts, fc.array(fc.nat(120), { maxLength: 6 }), (amounts, sums) => {
      const findSet = createSetFinder();
      for (const sum of sums) {
        const wanted = listSets(amounts).filter(
          (set) =>
            set.length >= 2 && set.length <= 6 && add(set.map(({ amount }) => amount)) === sum,
        );
        const parts = amounts.map((amount, index) => ({ amount, index }));
        const found = findSet(parts, ({ amount }) => amount, { sum });
        expect(found).toEqual(wanted.length === 1 ? wanted[0] : null);
      }
    }),
  );
});

test('many lines of one client do not try all sets anew', () => {
  const findSet = createSetFinder();
  let steps = 0;
  const parts = Array.from({ length: 16 }, (_, index) => 1000 + 2 ** index);
  for (let sum = 1; sum <= 1000; sum += 1)
    findSet(
      parts,
      (part) => {
        steps += 1;
        return part;
      },
      { sum: 4000 + sum },
    );
  expect(steps).toBeLessThanOrEqual(16 * 1000);
});

test('a text of many runs is looked up only by the lengths that numbers have', () => {
  let lookups = 0;
  const number = '1a'.repeat(60);
  findCitedKeys(toCompact(`2${'1a'.repeat(1500)}`), {
    has: (key) => {
      lookups += 1;
      return key === `${number}b`;
    },
    joinsOf: () => new Set(),
    lengths: new Set([number.length + 1]),
  });
  expect(lookups).toBeLessThanOrEqual(1000);
});

test('a number that repeats itself is found where it does not overlap', () => {
  const found = findCitedKeys(toCompact('1a'.repeat(500)), {
    has: (key) => key === '1a1a',
    joinsOf: () => new Set(),
    lengths: new Set([4]),
  });
  expect(found).toHaveLength(250);
});

type Part = { amount: number; index: number };

function listSets(amounts: readonly number[]): Part[][] {
  const sets: Part[][] = [[]];
  for (const [index, amount] of amounts.entries())
    sets.push(...sets.map((set) => [...set, { amount, index }]));
  return sets;
}

function add(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
