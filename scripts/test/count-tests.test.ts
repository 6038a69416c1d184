import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './count-tests.ts';

const stats = { expected: 8, unexpected: 0, flaky: 0, skipped: 0 };

test('unit tests are counted', () => {
  const report = { numPassedTests: 12, numFailedTests: 1, numTotalTests: 13 };
  expect(countVitest(report)).toEqual({ passed: 12, failed: 1 });
});

test('journeys are counted', () => {
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 8, failed: 0 });
});

test('a journey that passes at its second try only has failed', () => {
  const report = { stats: { ...stats, unexpected: 1, flaky: 2 }, errors: [] };
  expect(countPlaywright(report)).toEqual({ passed: 8, failed: 3 });
});

test('an error outside of any journey is a failure', () => {
  const report = { stats, errors: [{ message: 'The server did not start.' }] };
  expect(countPlaywright(report)).toEqual({ passed: 8, failed: 1 });
});

test('an unknown report is refused', () => {
  expect(() => countVitest({})).toThrow();
});
