import type { DatedNumber } from './guess-dates.ts';

/** Numbers with one notation, such as « F-{AAAA}-{NNNN} ». */
export type PatternGroup = {
  pattern: string;
  members: DatedNumber[];
  /** Other ways to read the same numbers that nothing rules out; each may part them. */
  readings?: readonly OtherReading[];
};

/** `isEqual`: as probable as the one that was chosen. */
export type OtherReading = { groups: PatternGroup[]; isEqual: boolean };
