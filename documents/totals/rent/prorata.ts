import { addMonths } from '#documents/model/dates/add-months.ts';
import { endOfMonth } from '#documents/model/dates/calendar.ts';
import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';

/** The days of a month (`YYYY-MM`) in a period, over the days the month counts. */
export type ProrataMonth = { month: string; days: number; base: number };

/** Real days of each month, or thirty for every month (30/360: its last day is the thirtieth). */
export type ProrataBasis = 'calendar' | 'thirty';

/**
 * The share of each month in a period, both days included. Two adjacent periods together cover what
 * the whole covers. Empty when the end precedes the start.
 */
export function countProrata(start: string, end: string, basis: ProrataBasis): ProrataMonth[] {
  const months: ProrataMonth[] = [];
  for (let month = start.slice(0, 7); month <= end.slice(0, 7); month = monthAfter(month)) {
    const last = endOfMonth(`${month}-01`);
    const from = start > `${month}-01` ? start : `${month}-01`;
    const to = end < last ? end : last;
    if (from > to) break;
    months.push({ month, ...countDays(from, to, basis, last) });
  }
  return months;
}

/** Each share (amount × days ÷ base) is rounded to `unit`, a cent by default. */
export function applyProrata(
  monthlyAmount: Cents,
  months: readonly ProrataMonth[],
  unit?: number,
): Cents {
  return sumCents(
    months.map(({ days, base }) => cents(multiplyDivide(monthlyAmount, days, base, unit))),
  );
}

function countDays(from: string, to: string, basis: ProrataBasis, last: string) {
  const first = dayOf(from);
  if (basis === 'calendar') return { days: dayOf(to) - first + 1, base: dayOf(last) };
  const end = to === last ? THIRTY : Math.min(dayOf(to), THIRTY);
  return { days: Math.max(0, end - first + 1), base: THIRTY };
}

function dayOf(date: string): number {
  return Number(date.slice(8, 10));
}

/** « 2026-12 » → « 2027-01 » */
export function monthAfter(month: string): string {
  return addMonths(`${month}-01`, 1).slice(0, 7);
}

const THIRTY = 30;
