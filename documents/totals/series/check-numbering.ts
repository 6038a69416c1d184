import { findInversions } from './date-inversions.ts';
import type { DatedNumber } from './guess-dates.ts';
import { guessPatterns } from './guess-patterns.ts';
import { createNumberReader, type ReadNumberParts } from './number-reader.ts';
import type { PatternGroup } from './pattern-group.ts';
import { type UnifiedNumber, unifyWritings } from './unify-writings.ts';
import { writeNumber } from './write-number.ts';

export type NumberReset = 'never' | 'yearly' | 'monthly';

export type SeriesEntry<Issued extends DatedNumber = DatedNumber> = ReadNumberParts & {
  issued: Issued;
  suffix?: string;
};

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
};

/**
 * Checks issued numbers against CGI ann. II, 242 nonies A, I-7°: unique, chronological, continuous.
 * Each notation is a series of its own; `pattern`, when the author knows it, takes precedence over
 * guesses. `today` is YYYY-MM-DD.
 */
export function checkNumbering<Issued extends DatedNumber>(
  issued: readonly Issued[],
  { today, pattern }: { today: string; pattern?: string | undefined },
): { series: NumberSeries<Issued>[]; unreadable: Issued[] } {
  const read = pattern ? createNumberReader(pattern) : () => null;
  const unified = unifyWritings(issued);
  const own = unified.filter(({ number }) => read(number) !== null);
  const others = unified.filter(({ number }) => read(number) === null);
  const guessed = guessPatterns(others);
  const groups = [
    ...(own.length > 0 ? [{ pattern: pattern ?? '', members: own }] : []),
    ...guessed.groups,
  ];
  return {
    // The guess only sorts its input: each member is one of `unified`.
    series: groups
      .map((group) =>
        checkSeries(group as PatternGroup & { members: UnifiedNumber<Issued>[] }, today),
      )
      .sort((a, b) => b.entries.length - a.entries.length),
    unreadable: (guessed.unreadable as UnifiedNumber<Issued>[]).map((one) => one.issued), // as above
  };
}

function checkSeries<Issued extends DatedNumber>(
  { pattern, members }: { pattern: string; members: readonly UnifiedNumber<Issued>[] },
  today: string,
): NumberSeries<Issued> {
  const read = createNumberReader(pattern);
  const entries = members.flatMap(({ number, issued, suffix }) => {
    const parts = read(number);
    return parts ? [{ ...parts, issued, suffix }] : [];
  });
  const reset = guessReset(entries);
  entries.sort(
    (a, b) => compare(periodOf(a, reset), periodOf(b, reset)) || a.sequence - b.sequence,
  );
  const steps = entries
    .slice(1)
    .map((entry, index) => ({ entry, before: entries[index] ?? entry }));
  const together = steps.filter(
    ({ entry, before }) => periodOf(entry, reset) === periodOf(before, reset),
  );
  return {
    ...{ pattern, reset, entries },
    gaps: together
      .filter(({ entry, before }) => entry.sequence - before.sequence > 1)
      .map(({ entry, before }) => describeGap(pattern, before, entry)),
    duplicates: listShared(entries, placeOf),
    repeats: listRepeats(entries, reset),
    inversions: listInversions(entries),
    misdated: entries.filter(isMisdated).map(({ issued }) => issued),
    lateStarts: listLateStarts(entries, reset),
    unpadded: listUnpadded(entries, pattern),
    next: writeNext({ pattern, reset, entries }, today),
  };
}

/**
 * A sequence that goes down between two periods was restarted. With one period only, a year in the
 * number means a yearly sequence.
 */
function guessReset(entries: readonly SeriesEntry[]): NumberReset {
  const hasMonth = entries.some(({ month }) => month !== null);
  if (hasMonth && startsAgain(entries, 'monthly', (entry) => entry.year ?? '')) return 'monthly';
  const years = new Set(entries.map(({ year }) => year));
  if (years.has(null)) return 'never';
  return years.size < 2 || startsAgain(entries, 'yearly', () => '') ? 'yearly' : 'never';
}

/** Whether a period of the same `scope` goes back below the one before it. */
function startsAgain(
  entries: readonly SeriesEntry[],
  reset: NumberReset,
  scope: (entry: SeriesEntry) => string,
): boolean {
  const periods = new Map<string, { scope: string; first: number; last: number }>();
  for (const entry of entries) {
    const key = periodOf(entry, reset);
    const known = periods.get(key);
    periods.set(key, {
      scope: scope(entry),
      first: Math.min(known?.first ?? entry.sequence, entry.sequence),
      last: Math.max(known?.last ?? entry.sequence, entry.sequence),
    });
  }
  const ordered = [...periods].sort(([a], [b]) => compare(a, b)).map(([, period]) => period);
  return ordered.some((period, index) => {
    const before = ordered[index - 1];
    if (before?.scope !== period.scope) return false;
    return period.first <= before.first || period.last <= before.last;
  });
}

function periodOf({ year, month }: SeriesEntry, reset: NumberReset): string {
  if (reset === 'never') return '';
  return reset === 'yearly' ? (year ?? '') : `${year ?? ''}-${month ?? ''}`;
}

function describeGap(pattern: string, before: SeriesEntry, after: SeriesEntry): NumberGap {
  const count = after.sequence - before.sequence - 1;
  const numbers = Array.from({ length: Math.min(count, MAX_LISTED) }, (_, index) =>
    writeNumber(pattern, before, before.sequence + 1 + index),
  );
  return { after: before.issued.number, before: after.issued.number, count, numbers };
}

/** The key that makes a number unique: « F-2026-0002 » and « F-2026-2 » share one. */
function placeOf({ year, month, sequence, suffix = '' }: SeriesEntry): string {
  return `${year ?? ''}-${month ?? ''} ${sequence}${suffix}`;
}

/** Different numbers at one position of the sequence: the counter may have been restarted. */
function listRepeats<Issued extends DatedNumber>(
  entries: readonly SeriesEntry<Issued>[],
  reset: NumberReset,
): Issued[][] {
  const distinct = [...new Map(entries.map((entry) => [placeOf(entry), entry])).values()];
  return listShared(
    distinct.filter(({ suffix }) => !suffix),
    (entry) => `${periodOf(entry, reset)} ${entry.sequence}`,
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

function isMisdated({ issued: { date }, year, month }: SeriesEntry): boolean {
  if (date === '') return false;
  const isOtherYear = year !== null && year !== date.slice(0, 4);
  return isOtherYear || (month !== null && month !== date.slice(5, 7));
}

function listLateStarts(entries: readonly SeriesEntry[], reset: NumberReset) {
  return entries.flatMap((entry, index) => {
    const before = entries[index - 1];
    const isFirst = !before || periodOf(before, reset) !== periodOf(entry, reset);
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

type Numbered = Pick<NumberSeries, 'pattern' | 'reset' | 'entries'>;

/** Continues the period of today, or the last period when that one is still to come. */
function writeNext({ pattern, reset, entries }: Numbered, today: string): string {
  const [year, month] = [today.slice(0, 4), today.slice(5, 7)];
  const last = entries.at(-1);
  const now = { year, month, sequence: 0, issued: { number: '', date: today } };
  const isAhead = last !== undefined && periodOf(last, reset) > periodOf(now, reset);
  const current = isAhead ? last : now;
  const sequences = entries
    .filter((entry) => periodOf(entry, reset) === periodOf(current, reset))
    .map(({ sequence }) => sequence);
  return writeNumber(pattern, current, Math.max(0, ...sequences) + 1);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const MAX_LISTED = 50;
