import { checkSeries, checkSeriesOfDates, type NumberSeries } from './check-series.ts';
import type { DatedNumber } from './guess-dates.ts';
import { guessPatterns } from './guess-patterns.ts';
import { createNumberReader } from './number-reader.ts';
import type { PatternGroup } from './pattern-group.ts';
import { tellWhatIsSure } from './tell-what-is-sure.ts';
import { type UnifiedNumber, unifyWritings } from './unify-writings.ts';

/**
 * Checks issued numbers against CGI ann. II, 242 nonies A, I-7°: unique, chronological, continuous.
 * Each notation is a series of its own; `pattern`, when the author knows it, takes precedence over
 * guesses. Where several readings remain, only the faults that all of them find are told. `today`
 * is YYYY-MM-DD.
 */
export function checkNumbering<Issued extends DatedNumber>(
  issued: readonly Issued[],
  { today, pattern }: { today: string; pattern?: string | undefined },
): { series: NumberSeries<Issued>[]; unreadable: Issued[] } {
  const read = pattern ? createNumberReader(pattern) : () => null;
  const unified = unifyWritings(issued);
  const own = unified.filter(({ number }) => read(number) !== null);
  const others = unified.filter(({ number }) => read(number) === null);
  const guessed = guessPatterns(others);
  const groups = [
    ...(own.length > 0 ? [{ pattern: pattern ?? '', members: own }] : []),
    ...guessed.groups,
  ];
  return {
    series: groups
      .map((group) => tellWhatIsSure(checkGroup<Issued>(group, today), readAgain(group, today)))
      .sort((a, b) => b.entries.length - a.entries.length),
    unreadable: (guessed.unreadable as UnifiedNumber<Issued>[]).map((one) => one.issued), // as below
  };
}

function checkGroup<Issued extends DatedNumber>(group: PatternGroup, today: string) {
  return checkSeries(group as UnifiedGroup<Issued>, today);
}

/** What the other readings of a group say, and its dates where numbers lack their year. */
function readAgain(group: PatternGroup, today: string) {
  const others = (group.readings ?? []).map(({ groups, isEqual }) => ({
    isEqual,
    series: groups.map((one) => checkGroup<DatedNumber>(one, today)),
  }));
  const ofDates = checkSeriesOfDates(group as UnifiedGroup<DatedNumber>, today);
  return ofDates ? [...others, { isEqual: false, series: [ofDates] }] : others;
}

/** The guess only sorts its input: each member is one of `unified`. */
type UnifiedGroup<Issued extends DatedNumber> = PatternGroup & { members: UnifiedNumber<Issued>[] };
