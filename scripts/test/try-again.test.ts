import { expect, test } from 'vitest';
import type { TestCount } from './count-tests.ts';
import { tryAgain } from './try-again.ts';

test('what is green is not tried again', () => {
  expect(tryInTurn([countOf(9)])).toEqual({ ...countOf(9), unsteady: [], tries: 1 });
});

test('a test that passes at its second or third try is unsteady, and counts as passed', () => {
  expect(tryInTurn([countOf(8, 'a › slow'), countOf(9)])).toEqual({
    ...countOf(9),
    unsteady: ['a › slow\n  try 1'],
    tries: 2,
  });
  expect(
    tryInTurn([countOf(7, 'a › slow', 'b › late'), countOf(8, 'a › slow'), countOf(9)]),
  ).toEqual({ ...countOf(9), unsteady: ['a › slow\n  try 1', 'b › late\n  try 1'], tries: 3 });
});

test('a test that fails three times has failed', () => {
  const wrong = countOf(8, 'b › wrong');
  expect(tryInTurn([wrong, wrong, wrong, countOf(9)])).toMatchObject({
    failed: 1,
    failures: ['b › wrong\n  try 3'],
    unsteady: [],
    tries: 3,
  });
});

test('a test that fails only when its file is run again is unsteady too', () => {
  const counts = [countOf(8, 'a › slow'), countOf(8, 'a › other'), countOf(9)];
  expect(tryInTurn(counts).unsteady).toEqual(['a › slow\n  try 1', 'a › other\n  try 2']);
});

test('more failures than a run may have unsteady tests are not tried again', () => {
  const many = countOf(3, ...'abcdef');
  expect(tryInTurn([many, countOf(9)])).toMatchObject({ failed: 6, unsteady: [], tries: 1 });
});

test('what cannot be tried again stays as it was', () => {
  expect(tryAgain(countOf(8, 'a'), () => null)).toEqual({ ...countOf(8, 'a'), unsteady: [] });
});

function countOf(passed: number, ...names: string[]): TestCount {
  return { passed, failed: names.length, failures: names };
}

/** Each count is the result of one attempt; failures name their attempt. */
function tryInTurn(counts: readonly TestCount[]) {
  let tries = 0;
  const next = (): TestCount => {
    const count = counts[tries++] ?? countOf(0);
    return { ...count, failures: count.failures.map((name) => `${name}\n  try ${tries}`) };
  };
  const found = tryAgain(next(), next);
  return { ...found, tries };
}
