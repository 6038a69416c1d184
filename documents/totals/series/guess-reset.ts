import { findInversions } from './date-inversions.ts';
import {
  compare,
  countingPeriodOf,
  countingYearOf,
  listSteps,
  type NumberReset,
  type SeriesEntry,
  sortEntries,
} from './series-entry.ts';

/**
 * A sequence that goes down between two periods was restarted. With one period only, a year in the
 * number means a yearly sequence.
 */
export function guessReset(entries: readonly SeriesEntry[]): NumberReset {
  const years = new Set(entries.map(countingYearOf));
  // Without its year, a month comes back.
  if (years.has(null)) return 'never';
  const [found] = PARTS_OF_A_YEAR.filter(
    ({ reset, part }) =>
      entries.some((entry) => entry[part] !== null) &&
      startsAgain(entries, reset, (entry) => countingYearOf(entry) ?? ''),
  )
    .map(({ reset }) => ({
      reset,
      doubts: countDoubts(entries, reset) + countInversions(entries, reset),
    }))
    .sort((a, b) => a.doubts - b.doubts);
  if (found) return found.reset;
  return years.size < 2 || startsAgain(entries, 'yearly', () => '') ? 'yearly' : 'never';
}

/** Whether a period of the same `scope` goes back below the one before it. */
function startsAgain(
  entries: readonly SeriesEntry[],
  reset: NumberReset,
  scope: (entry: SeriesEntry) => string,
): boolean {
  const periods = new Map<string, { scope: string; first: number; last: number }>();
  for (const entry of entries) {
    const key = countingPeriodOf(entry, reset);
    const known = periods.get(key);
    periods.set(key, {
      scope: scope(entry),
      first: Math.min(known?.first ?? entry.sequence, entry.sequence),
      last: Math.max(known?.last ?? entry.sequence, entry.sequence),
    });
  }
  const ordered = [...periods].sort(([a], [b]) => compare(a, b)).map(([, period]) => period);
  return ordered.some((period, index) => {
    const before = ordered[index - 1];
    if (before?.scope !== period.scope) return false;
    return period.first <= before.first || period.last <= before.last;
  });
}

/** Numbers missing or with the same rank in their period, and periods that begin late. */
export function countDoubts(entries: readonly SeriesEntry[], reset: NumberReset): number {
  return listSteps(sortEntries(entries, reset)).reduce((sum, { entry, before }) => {
    if (countingPeriodOf(entry, reset) !== countingPeriodOf(before, reset))
      return sum + (entry.sequence > 1 ? LATE : 0);
    const step = entry.sequence - before.sequence;
    if (step > 0) return sum + Math.min(step - 1, MANY);
    return sum + (entry.issued.number === before.issued.number ? 0 : SHARED);
  }, 0);
}

function countInversions(entries: readonly SeriesEntry[], reset: NumberReset): number {
  const dates = sortEntries(entries, reset).map(({ issued }) => issued.date);
  return findInversions(dates.filter(Boolean)).length;
}

/** From the longest: of two that explain a list alike, the longer one is right more often. */
export const PARTS_OF_A_YEAR: readonly { reset: NumberReset; part: 'quarter' | 'month' | 'day' }[] =
  [
    { reset: 'quarterly', part: 'quarter' },
    { reset: 'monthly', part: 'month' },
    { reset: 'daily', part: 'day' },
  ];

/** What a doubt weighs, against one missing number. */
const LATE = 2;
const SHARED = 2;
/** A long gap is one mistake. */
const MANY = 3;
