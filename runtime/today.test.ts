import { expect, test } from 'vitest';
import { getToday, isDay } from './today.ts';

test.each([
  ['2026-11-20T22:59:59Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
])('at %s it is %s in France', (instant, day) => {
  expect(getToday(new Date(instant))).toBe(day);
});

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-1-1',
  'today',
  '',
  '2026-11-20T00:00:00Z',
  '+002026-11-20',
])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false);
});

test('the twenty-ninth of February of a leap year is a day', () => {
  expect(isDay('2028-02-29')).toBe(true);
});
