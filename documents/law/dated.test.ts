import { expect, test } from 'vitest';
import { isKnownAt, pickAt } from './dated.ts';

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

test('a day is known between the first and the last one, not beside them', () => {
  const years = [
    { from: '2023-01-01', until: '2025-12-31' },
    { from: '2026-01-01', until: '2028-12-31' },
  ];
  const known = [
    '2022-12-31',
    '2023-01-01',
    '2025-12-31',
    '2026-01-01',
    '2028-12-31',
    '2029-01-01',
  ];
  expect(known.map((date) => isKnownAt(years, date))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(isKnownAt([{ from: '2026-01-01' }], '2099-01-01')).toBe(true);
});
