import type { DatedNumber } from './guess-dates.ts';

/** Numbers that are written the same way, and how: « F-{AAAA}-{NNNN} ». */
export type PatternGroup = { pattern: string; members: DatedNumber[] };
