import type { DatedNumber } from './guess-dates.ts';
import type { ReadNumberParts } from './number-reader.ts';

/** When a sequence starts again at one. */
export type NumberReset = 'never' | 'yearly' | 'quarterly' | 'monthly' | 'daily';

export type SeriesEntry<Issued extends DatedNumber = DatedNumber> = ReadNumberParts & {
  issued: Issued;
  suffix?: string | undefined;
};

/** The period in which a sequence goes on; periods sort as texts. */
export function countingPeriodOf(
  { year, quarter, month, day }: Omit<ReadNumberParts, 'sequence'>,
  reset: NumberReset,
): string {
  switch (reset) {
    case 'never':
      return '';
    case 'yearly':
      return year ?? '';
    case 'quarterly':
      return `${year ?? ''}-${quarter ?? ''}`;
    case 'monthly':
      return `${year ?? ''}-${month ?? ''}`;
    case 'daily':
      return `${year ?? ''}-${month ?? ''}-${day ?? ''}`;
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
