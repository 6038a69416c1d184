import type { DatedNumber } from './guess-dates.ts';

/** Numbers with one notation, such as « F-{AAAA}-{NNNN} ». */
export type PatternGroup = { pattern: string; members: DatedNumber[] };
