import { addMonths, type Draft, endOfMonth, formatMonth } from '#documents';

export type RentPeriodMode = 'month' | 'dates';

/** A whole month, unless its author counts in dates. Without dates, a month is what is expected. */
export function resolvePeriodMode(
  { supply }: Draft,
  chosen: RentPeriodMode | null,
): RentPeriodMode {
  if (!supply?.start && !supply?.end) return chosen ?? 'month';
  return isWholeMonth(supply) ? (chosen ?? 'month') : 'dates';
}

/** The term of another period. What a month costs is then counted by the day, or no longer. */
export function withPeriod(draft: Draft, change: { start?: string; end?: string }): Draft {
  const supply = { ...draft.supply, ...change };
  const { rent } = draft;
  if (!rent) return { ...draft, supply };
  const wasCut = isCut(draft.supply);
  const { prorata, ...whole } = rent;
  if (!isCut(supply)) return { ...draft, supply, rent: whole };
  return { ...draft, supply, rent: { ...whole, prorata: wasCut ? prorata : 'calendar' } };
}

/** « 2026-11 » → from the first to the last of November. */
export function monthPeriod(month: string): { start: string; end: string } {
  const start = `${month}-01`;
  return { start, end: endOfMonth(start) };
}

/** The month some months later: « 2026-12 », 1 → « 2027-01 ». */
export function shiftMonth(month: string, months: number): string {
  return addMonths(`${month}-01`, months).slice(0, 7);
}

/**
 * The months that a list offers around today, and the one that is chosen; `today` is YYYY-MM-DD.
 */
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

/**
 * It begins or ends inside a month; a period that misses a side, or is upside down, is not cut yet.
 */
export function isCut(supply: Supply): boolean {
  const { start, end } = supply ?? {};
  if (!start || !end || end < start) return false;
  return !start.endsWith('-01') || end !== endOfMonth(end);
}

const MONTHS_BEFORE = 24;
const MONTHS_AFTER = 12;
