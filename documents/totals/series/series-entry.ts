import type { DatedNumber } from './guess-dates.ts';
import type { ReadNumberParts } from './number-reader.ts';

/** When a sequence starts again at one. */
export type NumberReset = 'never' | 'yearly' | 'quarterly' | 'monthly' | 'daily';

export type SeriesEntry<Issued extends DatedNumber = DatedNumber> = ReadNumberParts & {
  issued: Issued;
  suffix?: string | undefined;
  /** The year in which it counts, when its number does not say it: see `takeYearsOfDates`. */
  yearOfDate?: string;
};

/** The parts of a date that say in which period a number counts. */
type CountingParts = Omit<ReadNumberParts, 'sequence'> & Pick<SeriesEntry, 'yearOfDate'>;

/**
 * Numbers that have a month or a quarter and no year, such as « 10-001 », counted in the years of
 * their dates; null for others, and where a date is not known.
 */
export function takeYearsOfDates<Entry extends SeriesEntry>(
  entries: readonly Entry[],
): Entry[] | null {
  const isWithoutYear = entries.every(
    ({ year, quarter, month, issued }) =>
      year === null && (quarter ?? month) !== null && issued.date !== '',
  );
  if (!isWithoutYear) return null;
  return entries.map((entry) => ({ ...entry, yearOfDate: entry.issued.date.slice(0, 4) }));
}

export function countingYearOf({ year, yearOfDate }: CountingParts): string | null {
  return year ?? yearOfDate ?? null;
}

/** The period in which a sequence goes on; periods sort as texts. */
export function countingPeriodOf(parts: CountingParts, reset: NumberReset): string {
  const { quarter, month, day } = parts;
  const year = countingYearOf(parts) ?? '';
  switch (reset) {
    case 'never':
      return '';
    case 'yearly':
      return year;
    case 'quarterly':
      return `${year}-${quarter ?? ''}`;
    case 'monthly':
      return `${year}-${month ?? ''}`;
    case 'daily':
      return `${year}-${month ?? ''}-${day ?? ''}`;
  }
}

/** In the order of their periods, then of the sequence. */
export function sortEntries<Entry extends SeriesEntry>(
  entries: readonly Entry[],
  reset: NumberReset,
): Entry[] {
  return [...entries].sort(
    (a, b) =>
      compare(countingPeriodOf(a, reset), countingPeriodOf(b, reset)) || a.sequence - b.sequence,
  );
}

/** Each entry with the one before it. */
export function listSteps<Entry extends SeriesEntry>(
  sorted: readonly Entry[],
): { entry: Entry; before: Entry }[] {
  return sorted.slice(1).map((entry, index) => ({ entry, before: sorted[index] ?? entry }));
}

/** The key that makes a number unique: « F-2026-0002 » and « F-2026-2 » share one. */
export function rankOf({ year, quarter, month, day, sequence, suffix = '' }: SeriesEntry): string {
  return `${year ?? ''}-${quarter ?? ''}-${month ?? ''}-${day ?? ''} ${sequence}${suffix}`;
}

export function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
