import { expect, test } from 'vitest';
import { addCounts, formatCount, refuseManyUnsteady } from './count-tests.ts';

test('the sum is the last line, what failed and what is unsteady stand just above it', () => {
  const sum = addCounts([
    { passed: 3, failed: 1, failures: ['one\n  is wrong'] },
    { passed: 2, failed: 11, failures: Array.from({ length: 11 }, (_, index) => `two ${index}`) },
    { passed: 1, failed: 0, failures: [], unsteady: ['three\n  was late'] },
  ]);
  const lines = formatCount(sum).split('\n');
  expect(lines.slice(0, 3)).toEqual(['✗ one', '  is wrong', '']);
  expect(lines.slice(-6)).toEqual([
    '✗ and 2 more, above',
    '',
    '~ unsteady, passed when tried again: three',
    '  was late',
    '',
    '6 passed, 12 failed',
  ]);
  expect(formatCount({ passed: 1, failed: 0, failures: [] })).toBe('1 passed, 0 failed');
});

test('up to five unsteady tests are allowed in one run, more fail it', () => {
  const unsteady = ['a', 'b', 'c', 'd', 'e'];
  const few = { passed: 9, failed: 0, failures: [], unsteady };
  expect(refuseManyUnsteady(few)).toEqual(few);
  expect(refuseManyUnsteady({ ...few, unsteady: [...unsteady, 'f'] })).toMatchObject({
    passed: 9,
    failed: 1,
    failures: ['6 tests are unsteady, 5 are allowed in one run'],
  });
});
