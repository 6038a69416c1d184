import type { RecordIds } from '#documents/dossier/record-ids.ts';
import type { Draft } from '#documents/model/draft.ts';

/**
 * A document that is prepared again at each of its dates, with the entries of the account that it
 * counts for. Dates are YYYY-MM-DD.
 */
export type Repetition = RecordIds & {
  /** A UUID. */
  id: string;
  /** The draft to repeat; its texts may hold `{mois}` and the like (see `fillPeriodWords`). */
  model: Draft;
  schedule: Schedule;
  /** « catalogue » takes the current price of the product with the same reference or name. */
  prices: 'kept' | 'catalogue';
  /**
   * The e-mail address to which an account sends its documents, once it has issued them by itself;
   * without one, their author issues them.
   */
  sendsTo?: string;
  /** How many of its dates are over, prepared or skipped. */
  done: number;
  isPaused: boolean;
};

export type Schedule = {
  every: Every;
  /** The first date; the others keep its day, or the last one of a shorter month. */
  first: string;
  /** On the last day of each month. */
  isMonthEnd: boolean;
  /** No date after this one. */
  until?: string;
  /** How many dates in all. */
  times?: number;
  /** The rank of the model among these dates: by default -1, one period before the first. */
  modelRank?: number;
};

export type Every = (typeof EVERY)[number];

export const EVERY = [
  'week',
  'two-weeks',
  'month',
  'two-months',
  'quarter',
  'half-year',
  'year',
] as const;

/** The step of each, in days or months. */
export const STEPS: Record<Every, { days: number } | { months: number }> = {
  week: { days: 7 },
  'two-weeks': { days: 14 },
  month: { months: 1 },
  'two-months': { months: 2 },
  quarter: { months: 3 },
  'half-year': { months: 6 },
  year: { months: 12 },
};
