import { isSeasonal, quarterOf } from '#documents/totals/numbering.ts';
import { findInversions } from './date-inversions.ts';
import type { DatedNumber } from './guess-dates.ts';
import { guessReset } from './guess-reset.ts';
import { writeNext, writeRestarts } from './next-number.ts';
import { createNumberReader } from './number-reader.ts';
import {
  countingPeriodOf,
  listSteps,
  type NumberReset,
  rankOf,
  type SeriesEntry,
  sortEntries,
  takeYearsOfDates,
} from './series-entry.ts';
import type { UnifiedNumber } from './unify-writings.ts';
import { writeNumber } from './write-number.ts';

/** Missing numbers between two existing ones; `numbers` lists the first of them. */
export type NumberGap = { after: string; before: string; count: number; numbers: string[] };

export type NumberSeries<Issued extends DatedNumber = DatedNumber> = {
  pattern: string;
  reset: NumberReset;
  entries: SeriesEntry<Issued>[];
  gaps: NumberGap[];
  /** Documents with the same number, however it is written. */
  duplicates: Issued[][];
  /** Numbers of two years or months at one position: the counter may start again. */
  repeats: Issued[][];
  /** Documents whose date contradicts that of the previous or next number (`neighbour`). */
  inversions: { issued: Issued; neighbour: Issued; isAfter: boolean }[];
  /** Documents whose number states another year or month than their date. */
  misdated: Issued[];
  /** Numbers that do not begin at one: the list may be partial, or continues from `after`. */
  lateStarts: { first: string; count: number; after?: string }[];
  /** Numbers written unlike the others: zeros, case, spaces, « bis ». */
  unpadded: Issued[];
  /** The next number to give; « … » stands for the customer's code. */
  next: string;
  /** The next one, if the counter starts again: see `writeRestarts`. */
  restarts: string[];
  /**
   * Other patterns that explain the numbers as well: what only one of them would find fault with is
   * not told.
   */
  readings: { pattern: string; next: string }[];
};

type Numbered<Issued extends DatedNumber> = {
  pattern: string;
  members: readonly UnifiedNumber<Issued>[];
};

/** What the numbers of one pattern say. `today` is YYYY-MM-DD. */
export function checkSeries<Issued extends DatedNumber>(
  numbered: Numbered<Issued>,
  today: string,
): NumberSeries<Issued> {
  return checkEntries(numbered.pattern, readEntries(numbered), today);
}

/** The same, of numbers without their year: in the years of their dates. Null of others. */
export function checkSeriesOfDates<Issued extends DatedNumber>(
  numbered: Numbered<Issued>,
  today: string,
): NumberSeries<Issued> | null {
  const entries = takeYearsOfDates(readEntries(numbered));
  return entries && checkEntries(numbered.pattern, entries, today);
}

function readEntries<Issued extends DatedNumber>({ pattern, members }: Numbered<Issued>) {
  const read = createNumberReader(pattern);
  return members.flatMap(({ number, date, issued, suffix }): SeriesEntry<Issued>[] => {
    const parts = read(number, date);
    return parts ? [{ ...parts, issued, suffix }] : [];
  });
}

function checkEntries<Issued extends DatedNumber>(
  pattern: string,
  unsorted: readonly SeriesEntry<Issued>[],
  today: string,
): NumberSeries<Issued> {
  const reset = guessReset(unsorted);
  const entries = sortEntries(unsorted, reset);
  const together = listSteps(entries).filter(
    ({ entry, before }) => countingPeriodOf(entry, reset) === countingPeriodOf(before, reset),
  );
  return {
    ...{ pattern, reset, entries },
    gaps: together
      .filter(({ entry, before }) => entry.sequence - before.sequence > 1)
      .map(({ entry, before }) => describeGap(pattern, before, entry)),
    duplicates: listShared(entries, rankOf),
    repeats: listRepeats(entries, reset),
    inversions: listInversions(entries),
    misdated: entries.filter((entry) => isMisdated(entry, pattern)).map(({ issued }) => issued),
    lateStarts: listLateStarts(entries, reset),
    unpadded: listUnpadded(entries, pattern),
    next: writeNext({ pattern, reset, entries }, today),
    restarts: writeRestarts({ pattern, reset, entries }, today),
    readings: [],
  };
}

function describeGap(pattern: string, before: SeriesEntry, after: SeriesEntry): NumberGap {
  const count = after.sequence - before.sequence - 1;
  const numbers = Array.from({ length: Math.min(count, MAX_LISTED) }, (_, index) =>
    writeNumber(pattern, before, before.sequence + 1 + index),
  );
  return { after: before.issued.number, before: after.issued.number, count, numbers };
}

/** Different numbers at one position of the sequence: the counter may have been restarted. */
function listRepeats<Issued extends DatedNumber>(
  entries: readonly SeriesEntry<Issued>[],
  reset: NumberReset,
): Issued[][] {
  const distinct = [...new Map(entries.map((entry) => [rankOf(entry), entry])).values()];
  return listShared(
    distinct.filter(({ suffix }) => !suffix),
    (entry) => `${countingPeriodOf(entry, reset)} ${entry.sequence}`,
  );
}

function listShared<Issued extends DatedNumber>(
  entries: readonly SeriesEntry<Issued>[],
  keyOf: (entry: SeriesEntry<Issued>) => string,
): Issued[][] {
  const places = new Map<string, Issued[]>();
  for (const entry of entries) {
    const place = keyOf(entry);
    places.set(place, [...(places.get(place) ?? []), entry.issued]);
  }
  return [...places.values()].filter((shared) => shared.length > 1);
}

function listInversions<Issued extends DatedNumber>(entries: readonly SeriesEntry<Issued>[]) {
  const dated = entries.map(({ issued }) => issued).filter(({ date }) => date !== '');
  const wrong = new Set(findInversions(dated.map(({ date }) => date)));
  return [...wrong].flatMap((index) => {
    const issued = dated[index];
    const later = dated
      .slice(0, index)
      .findLast((one, at) => !wrong.has(at) && one.date > (issued?.date ?? ''));
    const earlier = dated.find(
      (one, at) => at > index && !wrong.has(at) && one.date < (issued?.date ?? ''),
    );
    const neighbour = later ?? earlier;
    return issued && neighbour ? [{ issued, neighbour, isAfter: later === undefined }] : [];
  });
}

/** The date of a season is of its first year or of the next one. */
export function isMisdated({ issued: { date }, ...parts }: SeriesEntry, pattern: string): boolean {
  if (date === '') return false;
  const [year = '', month = '', day = ''] = date.split('-');
  const years = isSeasonal(pattern) ? [year, String(Number(year) - 1)] : [year];
  const isWithin = (part: string | null, known: string) => part === null || part === known;
  return !(
    (parts.year === null || years.includes(parts.year)) &&
    isWithin(parts.quarter, quarterOf(month)) &&
    isWithin(parts.month, month) &&
    isWithin(parts.day, day)
  );
}

function listLateStarts(entries: readonly SeriesEntry[], reset: NumberReset) {
  return entries.flatMap((entry, index) => {
    const before = entries[index - 1];
    const isFirst = !before || countingPeriodOf(before, reset) !== countingPeriodOf(entry, reset);
    if (!isFirst || entry.sequence <= 1) return [];
    const start = { first: entry.issued.number, count: entry.sequence - 1 };
    return [before ? { ...start, after: before.issued.number } : start];
  });
}

function listUnpadded<Issued extends DatedNumber>(
  entries: readonly SeriesEntry<Issued>[],
  pattern: string,
): Issued[] {
  return entries.filter((entry) => !isWrittenAs(entry, pattern)).map(({ issued }) => issued);
}

/** The customer's code is left out of the comparison, since it may be any text. */
function isWrittenAs(entry: SeriesEntry, pattern: string): boolean {
  const [head = '', tail] = writeNumber(pattern, entry, entry.sequence).split('…');
  const { number } = entry.issued;
  if (tail === undefined) return number === head;
  return number.startsWith(head) && number.endsWith(tail);
}

const MAX_LISTED = 50;
