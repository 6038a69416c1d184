import type { DatedNumber } from './guess-dates.ts';
import { guessPatterns } from './guess-patterns.ts';
import { createNumberReader } from './number-reader.ts';

/**
 * The pattern of a number: the `known` one where it reads the number, else the most probable one
 * among `others` of its series. Empty when nothing in it counts.
 */
export function findPattern(
  one: DatedNumber,
  known = '',
  others: readonly DatedNumber[] = [],
): string {
  if (known !== '' && createNumberReader(known)(one.number) !== null) return known;
  const { groups } = guessPatterns([one, ...others.filter(({ number }) => number !== one.number)]);
  return groups.find(({ members }) => members.includes(one))?.pattern ?? '';
}
