import { isKnownAt, pickAt } from '#documents/law/dated.ts';
import { FRANCHISE_THRESHOLDS, MICRO_CEILINGS } from '#documents/law/thresholds.ts';
import { daysBetween } from '#documents/model/dates/calendar.ts';
import { type Cents, cents } from '#documents/money/amounts.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';

export type TradeActivity =
  /** Goods, meals eaten on the spot, lodging. */
  | 'sales'
  | 'services'
  | 'mixed'
  /** Lawyers, authors and performers, for their own profession. */
  | 'authors'
  /** Lawyers, authors and performers, for their other operations. */
  | 'authors-otherwise';

export type YearInput = {
  year: number;
  activity: TradeActivity;
  /** Made or expected over the whole year, without VAT. */
  turnover: Cents;
  /** The services in a mixed activity. */
  services: Cents;
  /** Turnover of the year before; null before the business existed. */
  previous: Cents | null;
  /** The services in `previous`, for a mixed activity. */
  previousServices: Cents;
  /** The first day of business, if in that year; else null. */
  start: string | null;
};

/** A limit and the amount left under it; `isCrossed` from one cent above. */
export type JudgedLimit = {
  limit: Cents;
  left: Cents;
  isCrossed: boolean;
  /** The limit for the days of a first year. */
  prorata: Cents | null;
};

export type JudgedYear = {
  base: JudgedLimit;
  raised: JudgedLimit;
  /** Null when no micro ceiling applies to these operations alone. */
  micro: JudgedLimit | null;
  services: { base: JudgedLimit; raised: JudgedLimit; micro: JudgedLimit } | null;
  outcome: VatOutcome;
  isOverMicro: boolean;
  /** First-year turnover extrapolated to twelve months. */
  wholeYear: Cents | null;
  /** Extrapolated to twelve months, the turnover or its services exceed the base threshold. */
  isWholeYearOverBase: boolean;
  /** Days of business in a first year. */
  days: number | null;
};

export type VatOutcome =
  /** The turnover of the year before ended the franchise on 1 January. */
  | 'already-taxed'
  /** Taxed from the very day of the crossing. */
  | 'taxed-from-crossing'
  | 'taxed-next-year'
  | 'franchise';

/**
 * The franchise (CGI 293 B) and the micro regime in a year, per activity; null
 * for a year without known limits.
 */
export function judgeYear(input: YearInput): JudgedYear | null {
  const limits = limitsOf(input.activity, input.year);
  if (!limits) return null;
  const days = input.start === null ? null : daysBetween(input.start, `${input.year}-12-31`) + 1;
  const judge = (turnover: Cents, limit: Cents) =>
    judgeLimit(turnover, limit, days === null ? null : { days, of: lengthOf(input.year) });
  const { turnover, services, previous } = input;
  const judged = {
    base: judge(turnover, limits.base),
    raised: judge(turnover, limits.raised),
    micro: limits.micro && judge(turnover, limits.micro),
  };
  const ofServices = limits.services && {
    base: judge(services, limits.services.base),
    raised: judge(services, limits.services.raised),
    micro: judge(services, limits.services.micro),
  };
  const isOver = (name: LimitName) => passes(limits, name, { turnover, services });
  const isAlready =
    previous !== null &&
    passes(limits, 'base', { turnover: previous, services: input.previousServices });
  const wholeYear = days === null ? null : bringToYear(input, days);
  return {
    ...judged,
    services: ofServices,
    outcome: outcomeOf({
      isAlready,
      isOverBase: isOver('base'),
      isOverRaised: isOver('raised'),
    }),
    isOverMicro: isOver('micro'),
    wholeYear: wholeYear?.turnover ?? null,
    isWholeYearOverBase: wholeYear !== null && passes(limits, 'base', wholeYear),
    days,
  };
}

/** Years with known limits of both regimes, latest first. */
export function listKnownYears(): number[] {
  const years = Array.from({ length: 100 }, (_, index) => 2000 + index);
  return years.filter((year) => isKnown(year)).reverse();
}

type LimitName = 'base' | 'raised' | 'micro';
type YearLimits = Record<'base' | 'raised', Cents> & {
  micro: Cents | null;
  services: Record<LimitName, Cents> | null;
};
type Sold = Pick<YearInput, 'turnover' | 'services'>;

/** Whether the total or the services exceed their limit, be it by one cent. */
function passes(limits: YearLimits, name: LimitName, { turnover, services }: Sold): boolean {
  const [ofAll, ofServices] = [limits[name], limits.services?.[name]];
  return (
    (ofAll !== null && turnover > ofAll) || (ofServices !== undefined && services > ofServices)
  );
}

function bringToYear({ year, turnover, services }: YearInput, days: number): Sold {
  const bring = (amount: Cents) => cents(multiplyDivide(amount, lengthOf(year), days));
  return { turnover: bring(turnover), services: bring(services) };
}

function limitsOf(activity: TradeActivity, year: number): YearLimits | null {
  const date = `${year}-12-31`;
  const franchise = pickAt(FRANCHISE_THRESHOLDS, date);
  const micro = pickAt(MICRO_CEILINGS, date);
  if (!isKnown(year) || !franchise || !micro) return null;
  const { base, raised, ofAuthors, ofAuthorsOtherwise } = franchise;
  const ofServices = { base: base.services, raised: raised.services, micro: micro.services };
  switch (activity) {
    case 'sales':
      return { base: base.total, raised: raised.total, micro: micro.total, services: null };
    case 'services':
      return { ...ofServices, services: null };
    case 'mixed':
      return { base: base.total, raised: raised.total, micro: micro.total, services: ofServices };
    case 'authors':
      return { ...ofAuthors, micro: micro.services, services: null };
    case 'authors-otherwise':
      return { ...ofAuthorsOtherwise, micro: null, services: null };
  }
}

function isKnown(year: number): boolean {
  const date = `${year}-12-31`;
  return isKnownAt(FRANCHISE_THRESHOLDS, date) && isKnownAt(MICRO_CEILINGS, date);
}

function judgeLimit(
  turnover: Cents,
  limit: Cents,
  share: { days: number; of: number } | null,
): JudgedLimit {
  return {
    limit,
    left: cents(Math.max(0, limit - turnover)),
    isCrossed: turnover > limit,
    prorata: share && cents(multiplyDivide(limit, share.days, share.of)),
  };
}

function outcomeOf(over: {
  isAlready: boolean;
  isOverBase: boolean;
  isOverRaised: boolean;
}): VatOutcome {
  if (over.isAlready) return 'already-taxed';
  if (over.isOverRaised) return 'taxed-from-crossing';
  return over.isOverBase ? 'taxed-next-year' : 'franchise';
}

function lengthOf(year: number): number {
  return daysBetween(`${year}-01-01`, `${year + 1}-01-01`);
}
