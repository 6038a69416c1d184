import { addMonths, type Draft, endOfMonth, formatMonth } from '#documents';

export type RentPeriodMode = 'month' | 'dates';

/** A whole month unless the author counts in dates; the default without dates. */
export function resolvePeriodMode(
  { supply }: Draft,
  chosen: RentPeriodMode | null,
): RentPeriodMode {
  if (!supply?.start && !supply?.end) return chosen ?? 'month';
  return isWholeMonth(supply) ? (chosen ?? 'month') : 'dates';
}

/** Changes the period of the term. The rent of a partial month is then prorated. */
export function withPeriod(draft: Draft, change: { start?: string; end?: string }): Draft {
  const supply = { ...draft.supply, ...change };
  const { rent } = draft;
  if (!rent) return { ...draft, supply };
  const wasCut = isCut(draft.supply);
  const { prorata, ...whole } = rent;
  if (!isCut(supply)) return { ...draft, supply, rent: whole };
  return { ...draft, supply, rent: { ...whole, prorata: wasCut ? prorata : 'calendar' } };
}

/** « 2026-11 » → 2026-11-01 to 2026-11-30. */
export function monthPeriod(month: string): { start: string; end: string } {
  const start = `${month}-01`;
  return { start, end: endOfMonth(start) };
}

/** « 2026-12 », 1 → « 2027-01 ». */
export function shiftMonth(month: string, months: number): string {
  return addMonths(`${month}-01`, months).slice(0, 7);
}

/** The months offered around today, and the chosen one; `today` is YYYY-MM-DD. */
export function listPeriodMonths(
  today: string,
  chosen: string,
): { value: string; label: string }[] {
  const current = today.slice(0, 7);
  const offered = Array.from({ length: MONTHS_BEFORE + MONTHS_AFTER + 1 }, (_, index) =>
    shiftMonth(current, index - MONTHS_BEFORE),
  );
  const all = chosen && !offered.includes(chosen) ? [...offered, chosen].sort() : offered;
  return all.map((month) => ({ value: month, label: formatMonth(month) }));
}

type Supply = Draft['supply'];

function isWholeMonth(supply: Supply): boolean {
  return !isCut(supply) && supply?.start?.slice(0, 7) === supply?.end?.slice(0, 7);
}

/** Whether the period starts or ends inside a month; false for an incomplete or reversed period. */
export function isCut(supply: Supply): boolean {
  const { start, end } = supply ?? {};
  if (!start || !end || end < start) return false;
  return !start.endsWith('-01') || end !== endOfMonth(end);
}

const MONTHS_BEFORE = 24;
const MONTHS_AFTER = 12;
