import { expect, test } from 'vitest';
import { pickAt } from './dated.ts';

const WORDINGS = [
  { from: '2020-01-01', until: '2026-12-31', value: 'old' },
  { from: '2027-01-01', value: 'new' },
] as const;

test('the wording in force on a day is the last one begun', () => {
  expect(pickAt([...WORDINGS], '2026-12-31')).toBe('old');
  expect(pickAt([...WORDINGS], '2027-01-01')).toBe('new');
});

test('before the first it is the first, without a date the newest', () => {
  expect(pickAt([...WORDINGS], '2001-01-01')).toBe('old');
  expect(pickAt([...WORDINGS], '')).toBe('new');
});

test('after the last day of the last one, nothing is known', () => {
  const ending = [{ from: '2020-01-01', until: '2028-06-30', value: 'old' }] as const;
  expect(pickAt([...ending], '2028-06-30')).toBe('old');
  expect(pickAt([...ending], '2028-07-01')).toBeNull();
  expect(pickAt([...ending], '')).toBe('old');
});
