import { expect, test } from 'vitest';
import { readPreparedDay } from './prepared-day.ts';

test.each([
  ['2026-12-31T04:59:59Z', '2026-12-30'],
  ['2026-12-31T05:00:00Z', '2026-12-31'],
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  // Midnight in Paris: the new year waits until six.
  ['2026-12-31T23:00:00Z', '2026-12-31'],
  ['2027-01-01T04:59:59Z', '2026-12-31'],
  ['2027-01-01T05:00:00Z', '2027-01-01'],
  ['2027-03-01T04:00:00Z', '2027-02-28'],
  // The clock goes from two to three.
  ['2027-03-28T03:59:59Z', '2027-03-27'],
  ['2027-03-28T04:00:00Z', '2027-03-28'],
  // And from three to two.
  ['2027-10-31T04:59:59Z', '2027-10-30'],
  ['2027-10-31T05:00:00Z', '2027-10-31'],
])('at %s the dates until %s have come', (now, day) => {
  expect(readPreparedDay(new Date(now))).toBe(day);
});
