import { isSeasonal, quarterOf, seasonOf, writeClientCode } from '#documents/totals/numbering.ts';
import { guessReset, PARTS_OF_A_YEAR } from './guess-reset.ts';
import { createNumberReader } from './number-reader.ts';
import { countingPeriodOf, type NumberReset, type SeriesEntry } from './series-entry.ts';
import { writeNumber } from './write-number.ts';

/**
 * The number after those of the pattern, for a document of `date` (YYYY-MM-DD); numbers of other
 * patterns are ignored. The sequence starts again as the issued ones do, else with the year that is
 * written in the number, so that no number is used twice.
 */
export function nextNumber(...asked: Parameters<typeof listNextOfPattern>): string {
  return listNextOfPattern(...asked)[0];
}

/** The same, with those of a sequence that may start again: see `writeRestarts`. */
export function listNextOfPattern(
  issued: readonly { number: string; date: string }[],
  pattern: string,
  { date, clientCode = '' }: { date: string; clientCode?: string | undefined },
): [string, ...string[]] {
  const read = createNumberReader(pattern);
  const entries = issued.flatMap((one) => {
    const parts = read(one.number, one.date);
    return parts ? [{ ...parts, issued: one }] : [];
  });
  const own = writeClientCode(pattern, clientCode);
  const numbered = { pattern: own, reset: guessReset(entries), entries };
  return [writeNext(numbered, date), ...writeRestarts(numbered, date)];
}

type Numbered = { pattern: string; reset: NumberReset; entries: readonly SeriesEntry[] };

/** Continues the period of today, or the last period when that one is still to come. */
export function writeNext({ pattern, reset, entries }: Numbered, today: string): string {
  const now = readDay(pattern, entries, today);
  const last = entries.reduce<Numbered['entries'][number] | undefined>(
    (latest, entry) =>
      latest && countingPeriodOf(latest, reset) > countingPeriodOf(entry, reset) ? latest : entry,
    undefined,
  );
  const isAhead =
    last !== undefined && countingPeriodOf(last, reset) > countingPeriodOf(now, reset);
  const current = isAhead ? last : now;
  const sequences = entries
    .filter((entry) => countingPeriodOf(entry, reset) === countingPeriodOf(current, reset))
    .map(({ sequence }) => sequence);
  return writeNumber(pattern, current, sequences.reduce((a, b) => Math.max(a, b), 0) + 1);
}

/**
 * The next number of a sequence that starts again with its quarter, month or day, where the numbers
 * do not tell whether it does: those of each year are of one period. Without the usual next number.
 */
export function writeRestarts(numbered: Numbered, today: string): string[] {
  const { reset, entries } = numbered;
  if (reset !== 'yearly') return [];
  const years = new Set(entries.map(({ year }) => year));
  const nexts = PARTS_OF_A_YEAR.filter(
    ({ reset: shorter, part }) =>
      entries.some((entry) => entry[part] !== null) &&
      new Set(entries.map((entry) => countingPeriodOf(entry, shorter))).size === years.size,
  ).map(({ reset: shorter }) => writeNext({ ...numbered, reset: shorter }, today));
  const usual = writeNext(numbered, today);
  return [...new Set(nexts)].filter((next) => next !== usual);
}

function readDay(pattern: string, entries: readonly SeriesEntry[], today: string) {
  const [ownYear = '', month = '', day = ''] = today.split('-');
  const year = isSeasonal(pattern) ? seasonOf(today, firstMonthOf(entries)) : ownYear;
  return { year, quarter: quarterOf(month), month, day };
}

/** The month in which seasons begin, as far as dated numbers say it. */
function firstMonthOf(entries: readonly SeriesEntry[]): number {
  let [earliest, latest] = [1, 12];
  for (const { year, issued } of entries) {
    const month = Number(issued.date.slice(5, 7));
    if (year === null || month === 0) continue;
    if (issued.date.startsWith(year)) latest = Math.min(latest, month);
    else earliest = Math.max(earliest, month + 1);
  }
  return Math.min(Math.max(SEPTEMBER, earliest), Math.max(latest, earliest));
}

const SEPTEMBER = 9;
