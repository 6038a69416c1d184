import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#documents/model/dates/calendar.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { findInversions } from './date-inversions.ts';

test('equal dates are in order', () => {
  expect(findInversions(['2026-01-01', '2026-01-01', '2026-01-02'])).toEqual([]);
});

test('the fewest documents are named', () => {
  expect(findInversions(['2026-01-05', '2026-01-01', '2026-01-02', '2026-01-03'])).toEqual([0]);
});

test('without them the dates are in order, and no smaller choice would do', () => {
  const days = fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 8 });
  checkProperty(
    fc.property(days, (offsets) => {
      const dates = offsets.map((offset) => addDays('2026-01-01', offset));
      const wrong = new Set(findInversions(dates));
      expect(isOrdered(dates.filter((_, index) => !wrong.has(index)))).toBe(true);
      expect(wrong.size).toBe(smallestChoice(dates));
    }),
  );
});

function isOrdered(dates: readonly string[]): boolean {
  return dates.every((date, index) => index === 0 || (dates[index - 1] ?? '') <= date);
}

/** The answer by brute force. */
function smallestChoice(dates: readonly string[]): number {
  let smallest = dates.length;
  for (let choice = 0; choice < 2 ** dates.length; choice += 1) {
    const kept = dates.filter((_, index) => ((choice >> index) & 1) === 0);
    if (isOrdered(kept)) smallest = Math.min(smallest, dates.length - kept.length);
  }
  return smallest;
}
