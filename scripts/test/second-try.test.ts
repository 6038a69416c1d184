import { expect, test } from 'vitest';
import { mayAskAgain, nameUnsteady } from './second-try.ts';

test('few failures are asked again, many are not', () => {
  expect([0, 1, 5, 6].map(mayAskAgain)).toEqual([false, true, true, false]);
});

test('what passes at its second try is named, what fails twice has failed', () => {
  const first = { passed: 8, failed: 2, failures: ['a › one\n  slow', 'b › two\n  wrong'] };
  const last = { passed: 9, failed: 1, failures: ['b › two\n  wrong again'] };
  expect(nameUnsteady(first, last)).toEqual({ ...last, unsteady: ['a › one\n  slow'] });
});
