import { addMonths } from '#documents/model/dates/add-months.ts';

/**
 * By how many months, for a document of a month (YYYY-MM). `length` is that of its period, `step`
 * what it goes on by each time: both are `months` unless they are told.
 */
export type Move = { months: number; around: string; length?: number; step?: number };

/** Finds a way to write a period; `read` gets the named groups, and moves what they say. */
export type PeriodReader = {
  pattern: RegExp;
  /** Unsure: it may be of the period. Far: it is not. */
  read: (groups: Groups, move: Move) => { text: string } | 'unsure' | 'far';
};
export type Groups = Readonly<Record<string, string | undefined>>;

/** Whether a month (YYYY-MM) may be of the period. */
export function isNear(month: string, { months, around, length = months }: Move): boolean {
  if (around === '') return true;
  return Math.abs(countMonths(month) - countMonths(around)) <= length + NEAR;
}

/** Whether a period of so many months is the one that moves; a year moves any. */
export function isOfLength(count: number, { months, length = months }: Move): boolean {
  return count === length || length % 12 === 0;
}

/** The month (YYYY-MM) so many months later. */
export function monthLater(month: string, months: number): string {
  return addMonths(`${month}-01`, months).slice(0, 7);
}

/** Months since the year 0. */
export function countMonths(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
}

/** `month` is 0 to 11. */
export function yearMonth(year: number | string, month: number): string {
  return `${year}-${String(month + 1).padStart(2, '0')}`;
}

const NEAR = 2;
