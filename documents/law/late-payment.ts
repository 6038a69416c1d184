import { addDays, earlierOf, laterOf } from '#documents/model/dates/calendar.ts';
import type { Percent } from '#documents/money/amounts.ts';
import type { RateSpan } from '#documents/totals/late-interest.ts';

/**
 * The rates of a half-year: the ECB refinancing rate on its first day, and the legal interest due
 * to a professional or to an individual (CMF L313-2, D313-1-A).
 * `isPersonalAssumed`: the order that sets the last one was not read.
 */
type HalfYear = {
  from: string;
  until: string;
  ecbRate: Percent;
  legalInterest: Percent;
  personalInterest: Percent;
  isPersonalAssumed: boolean;
};

export type LateRate =
  /** Ten points above the ECB rate of each half-year (C. com. L441-10, II). */
  | 'ecb+10'
  /** Eight points above the ECB rate of the first half-year late (commande publique, R2192-31). */
  | 'ecb+8'
  | 'legal'
  | 'legal-personal'
  /** The lowest rate that may be agreed: three times the legal interest (C. com. L441-10, II). */
  | 'floor'
  | { percent: Percent };

/** The legal minimum, three times the legal interest (C. com. L441-10, II); null if unknown. */
export function minimumLatePenalty(date: string): Percent | null {
  const halfYear = halfYearOf(date);
  return halfYear ? rateIn(halfYear, 'floor') : null;
}

/** Due without an agreement: the ECB rate plus ten points (C. com. L441-10, II). */
export function defaultLatePenalty(date: string): Percent | null {
  const halfYear = halfYearOf(date);
  return halfYear ? ((halfYear.ecbRate + TEN_POINTS) as Percent) : null;
}

/**
 * The rates for the days from `from` to `until`, both included, with equal half-years merged. Days
 * before the first known half-year have none; days after the last one use its rates, with
 * `isAssumed`.
 */
export function listLateRates(
  lateRate: LateRate,
  { from, until }: { from: string; until: string },
): RateSpan[] {
  if (from > until) return [];
  if (typeof lateRate === 'object')
    return [{ from, until, rate: lateRate.percent, isAssumed: false }];
  if (lateRate !== 'ecb+8') return mergeEqual(cutByHalfYear(lateRate, { from, until }));
  const [first] = cutByHalfYear(lateRate, { from, until: from });
  return first ? [{ ...first, until }] : [];
}

function cutByHalfYear(
  lateRate: Exclude<LateRate, object>,
  { from, until }: { from: string; until: string },
): RateSpan[] {
  return listHalfYears(until)
    .map(({ isAssumed, ...halfYear }) => ({
      from: laterOf(halfYear.from, from),
      until: earlierOf(halfYear.until, until),
      rate: rateIn(halfYear, lateRate),
      isAssumed: isAssumed || (lateRate === 'legal-personal' && halfYear.isPersonalAssumed),
    }))
    .filter((span) => span.from <= span.until);
}

/** The first and the last day with known rates. */
export function knownRateDays(): { from: string; until: string } {
  return { from: FIRST.from, until: LAST.until };
}

/** « second semestre 2026 » */
export function halfYearName(date: string): string {
  return `${date.slice(5) > '06-30' ? 'second' : 'premier'} semestre ${date.slice(0, 4)}`;
}

function halfYearOf(date: string): HalfYear | undefined {
  return HALF_YEARS.find(({ from, until }) => from <= date && date <= until);
}

function rateIn(halfYear: HalfYear, lateRate: Exclude<LateRate, object>): Percent {
  switch (lateRate) {
    case 'ecb+10':
      return (halfYear.ecbRate + TEN_POINTS) as Percent;
    case 'ecb+8':
      return (halfYear.ecbRate + EIGHT_POINTS) as Percent;
    case 'legal':
      return halfYear.legalInterest;
    case 'legal-personal':
      return halfYear.personalInterest;
    case 'floor':
      return (halfYear.legalInterest * 3) as Percent;
  }
}

function listHalfYears(until: string): (HalfYear & { isAssumed: boolean })[] {
  const known = HALF_YEARS.map((halfYear) => ({ ...halfYear, isAssumed: false }));
  if (until <= LAST.until) return known;
  return [...known, { ...LAST, from: addDays(LAST.until, 1), until, isAssumed: true }];
}

function mergeEqual(spans: readonly RateSpan[]): RateSpan[] {
  const merged: RateSpan[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && last.rate === span.rate && last.isAssumed === span.isAssumed)
      last.until = span.until;
    else merged.push({ ...span });
  }
  return merged;
}

const TEN_POINTS = 1000;
const EIGHT_POINTS = 800;
const FIRST = halfYear('2025-01-01', '2025-06-30', [315, 371, 721]);
const LAST = {
  ...halfYear('2026-07-01', '2026-12-31', [240, 275, 684]),
  isPersonalAssumed: true,
};
/**
 * Orders of 19/06/2025, 15/12/2025 and 26/06/2026; ECB 2.40 % since 17/06/2026. Later half-years
 * are not published yet; the last rate for individuals comes from secondary sources.
 */
const HALF_YEARS: readonly HalfYear[] = [
  FIRST,
  halfYear('2025-07-01', '2025-12-31', [215, 276, 665]),
  halfYear('2026-01-01', '2026-06-30', [215, 262, 667]),
  LAST,
];

type Rates = [ecb: Percent, legal: Percent, personal: Percent];

/** Rates in hundredths of a percent. */
function halfYear(from: string, until: string, rates: [number, number, number]): HalfYear {
  const [ecbRate, legalInterest, personalInterest] = rates as Rates;
  return { from, until, ecbRate, legalInterest, personalInterest, isPersonalAssumed: false };
}
