import { expect, test } from 'vitest';
import { addCounts, countPlaywright, formatCount } from './count-tests.ts';

test('journeys are counted', () => {
  const report = { stats, errors: [], suites: [journey('passes', 'expected')] };
  expect(countPlaywright(report)).toEqual({ passed: 8, failed: 0, failures: [] });
});

test('a journey that passes at its second try only has failed', () => {
  const report = {
    stats: { ...stats, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [
      { specs: [], suites: [journey('fails', 'unexpected'), journey('passes', 'expected')] },
      journey('hesitates', 'flaky'),
    ],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 8,
    failed: 2,
    failures: ['one.test.ts › fails\n  Not there', 'one.test.ts › hesitates\n  Not there'],
  });
});

test('an error outside of any journey is a failure', () => {
  const report = { stats, errors: [{ message: 'The server did not start.' }], suites: [] };
  expect(countPlaywright(report)).toEqual({
    passed: 8,
    failed: 1,
    failures: ['outside of any journey\n  The server did not start.'],
  });
});

test('an unknown report is refused', () => {
  expect(() => countPlaywright({})).toThrow();
});

test('the sum is the last line, what failed stands just above it', () => {
  const sum = addCounts([
    { passed: 3, failed: 1, failures: ['one\n  is wrong'] },
    { passed: 2, failed: 11, failures: Array.from({ length: 11 }, (_, index) => `two ${index}`) },
  ]);
  const lines = formatCount(sum).split('\n');
  expect(lines.slice(0, 3)).toEqual(['', '✗ one', '  is wrong']);
  expect(lines.slice(-3)).toEqual(['✗ and 2 more, above', '', '5 passed, 12 failed']);
  expect(formatCount({ passed: 1, failed: 0, failures: [], unsteady: ['three'] })).toBe(
    '\n~ passed at its second try only: three\n\n1 passed, 0 failed',
  );
  expect(formatCount({ passed: 1, failed: 0, failures: [] })).toBe('1 passed, 0 failed');
});

const stats = { expected: 8, unexpected: 0, flaky: 0, skipped: 0 };

function journey(title: string, status: string) {
  const errors = status === 'expected' ? [] : [{ message: 'Not there' }];
  return { specs: [{ file: 'one.test.ts', title, tests: [{ status, results: [{ errors }] }] }] };
}
