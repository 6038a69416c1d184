import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '#scripts/test/check-property.ts';
import { type Constraint, coverPairs, type Factors } from './pairwise.ts';

const shirts = {
  size: ['S', 'M', 'L'],
  colour: ['red', 'green', 'blue'],
  cloth: ['cotton', 'wool'],
} as const;

function hasPair(rows: Record<string, string>[], pair: Record<string, string>): boolean {
  return rows.some((row) => Object.entries(pair).every(([name, value]) => row[name] === value));
}

test('every pair of values appears in a row', () => {
  const rows = coverPairs(shirts, []);
  for (const size of shirts.size) {
    for (const colour of shirts.colour) expect(hasPair(rows, { size, colour })).toBe(true);
    for (const cloth of shirts.cloth) expect(hasPair(rows, { size, cloth })).toBe(true);
  }
});

test('there are far fewer rows than combinations', () => {
  const factors = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [`factor${index}`, ['a', 'b', 'c']]),
  );
  expect(coverPairs(factors, []).length).toBeLessThan(30); // of 59,049
});

test('every row has a value for every factor', () => {
  for (const row of coverPairs(shirts, []))
    expect(Object.keys(row).sort()).toEqual(Object.keys(shirts).sort());
});

test('a forbidden pair never appears, and the allowed ones still do', () => {
  const rows = coverPairs(shirts, [{ when: { cloth: ['wool'] }, only: { colour: ['blue'] } }]);
  expect(hasPair(rows, { cloth: 'wool', colour: 'red' })).toBe(false);
  expect(hasPair(rows, { cloth: 'wool', colour: 'blue' })).toBe(true);
  expect(hasPair(rows, { cloth: 'wool', size: 'L' })).toBe(true);
});

test('a constraint may depend on two factors', () => {
  const constraint = { when: { size: ['S'], cloth: ['wool'] }, only: { colour: ['red'] } } as const;
  const rows = coverPairs(shirts, [constraint]);
  const small = rows.filter((row) => row.size === 'S' && row.cloth === 'wool');
  expect(small.map((row) => row.colour)).toEqual(small.map(() => 'red'));
  expect(hasPair(rows, { size: 'S', colour: 'blue' })).toBe(true);
});

test('a value that only indirect constraints exclude is left out', () => {
  const rows = coverPairs(shirts, [
    { when: { size: ['S'] }, only: { cloth: ['wool'] } },
    { when: { cloth: ['wool'] }, only: { colour: ['blue'] } },
  ]);
  expect(hasPair(rows, { size: 'S', colour: 'red' })).toBe(false);
  expect(hasPair(rows, { size: 'S', colour: 'blue' })).toBe(true);
});

test('the same factors give the same rows', () => {
  expect(coverPairs(shirts, [])).toEqual(coverPairs(shirts, []));
});

const anyFactors = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd'),
  fc.constantFrom<readonly string[]>(['0', '1'], ['0', '1', '2'], ['0', '1', '2', '3']),
  { minKeys: 2 },
);

test('whatever the factors, the pairs covered are those of the allowed combinations', () => {
  checkProperty(
    fc.property(anyFactors, (factors) => {
      const constraint: Constraint<Factors> = { when: { a: ['0'] }, only: { b: ['1'], c: ['0'] } };
      const rows = coverPairs(factors, [constraint]);
      expect(pairsOf(rows)).toEqual(pairsOf(listAllowed(factors)));
    }),
  );
});

/** Every combination allowed by the constraint of the property above. */
function listAllowed(factors: Factors): Record<string, string>[] {
  const all = Object.entries(factors).reduce<Record<string, string>[]>(
    (rows, [name, values]) =>
      rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
  return all.filter((row) => row.a !== '0' || ((row.b ?? '1') === '1' && (row.c ?? '0') === '0'));
}

function pairsOf(rows: Record<string, string>[]): string[] {
  const pairs = rows.flatMap((row) => {
    const cells = Object.keys(row)
      .sort()
      .map((name) => `${name}${row[name]}`);
    return cells.flatMap((one, index) => cells.slice(index + 1).map((other) => one + other));
  });
  return [...new Set(pairs)].sort();
}
