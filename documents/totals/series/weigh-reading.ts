import { isMisdated } from './check-series.ts';
import { findInversions } from './date-inversions.ts';
import type { ColumnReading, DatedNumber, DigitColumn } from './guess-dates.ts';
import { countDoubts, guessReset } from './guess-reset.ts';
import { createNumberReader } from './number-reader.ts';
import type { PatternGroup } from './pattern-group.ts';
import { type SeriesEntry, sortEntries, takeYearsOfDates } from './series-entry.ts';
import { areDatesConfirmed, weighDates } from './weigh-dates.ts';

type Reading = {
  pattern: string;
  readings: readonly ColumnReading[];
  members: DatedNumber[];
  columns: readonly DigitColumn[];
};
type Judged = { groups: PatternGroup[]; cost: number };

/**
 * What it costs to believe a reading: the faults that it finds, and what it leaves unexplained. A
 * missing number is 1. Empty when the dates or a number contradict it; digits of customers make two
 * readings, one of one series for all and one of a series for each.
 */
export function weighReading(reading: Reading): Judged[] {
  const { pattern, members } = reading;
  const read = createNumberReader(pattern);
  const entries: SeriesEntry[] = [];
  for (const one of members) {
    const parts = read(one.number, one.date);
    if (!parts) return [];
    entries.push({ ...parts, issued: one });
  }
  const dated = entries.filter(({ issued }) => issued.date !== '');
  const wrong = dated.filter((entry) => isMisdated(entry, pattern)).length;
  if (wrong * 2 > dated.length || !areDatesConfirmed(reading, dated.length - wrong)) return [];
  const base =
    (MISDATED * wrong) / Math.max(1, dated.length) +
    weighDates(reading, dated.length > 0) +
    countBeyondCounter(reading.readings);
  const whole = { groups: [{ pattern, members }], cost: base + countFaults(entries) };
  const clients = reading.readings.flatMap((tokens, index) =>
    tokens[0] === '{CLIENT}' ? [index] : [],
  );
  if (clients.length === 0) return [whole];
  const parted = partByClient(reading, clients, entries);
  const grows = clients.some((index) => isGrowing(entries, reading.columns[index]));
  return [
    { ...whole, cost: whole.cost + clients.length + (grows ? GROWING : 0) },
    {
      groups: parted.map(({ group }) => group),
      cost: base + PARTED + parted.reduce((sum, { faults }) => sum + faults, 0),
    },
  ];
}

/** Digits after the sequence that are no date: the sequence comes last as a rule. */
function countBeyondCounter(readings: readonly ColumnReading[]): number {
  const counter = readings.findIndex((tokens) => tokens.includes('{N}'));
  return readings.slice(counter + 1).filter(([token]) => token === '#' || token === '{CLIENT}')
    .length;
}

/** Without their year, numbers go on or start again with their dates: the best of both. */
function countFaults(entries: readonly SeriesEntry[]): number {
  const ofDates = takeYearsOfDates(entries);
  const faults = countFaultsAmong(entries);
  return ofDates ? Math.min(faults, countFaultsAmong(ofDates)) : faults;
}

function countFaultsAmong(entries: readonly SeriesEntry[]): number {
  const reset = guessReset(entries);
  const dates = sortEntries(entries, reset)
    .map(({ issued }) => issued.date)
    .filter(Boolean);
  return countDoubts(entries, reset) + findInversions(dates).length;
}

function partByClient(
  { pattern, columns }: Reading,
  clients: readonly number[],
  entries: readonly SeriesEntry[],
): { group: PatternGroup; faults: number }[] {
  const parts = new Map<string, { codes: string[]; own: SeriesEntry[] }>();
  for (const [row, entry] of entries.entries()) {
    const codes = clients.map((index) => columns[index]?.values[row] ?? '');
    const known = parts.get(codes.join(' '));
    if (known) known.own.push(entry);
    else parts.set(codes.join(' '), { codes, own: [entry] });
  }
  return [...parts.values()].map(({ codes, own }) => {
    let position = 0;
    return {
      group: {
        pattern: pattern.replaceAll('{CLIENT}', () => codes[position++] ?? ''),
        members: own.map(({ issued }) => issued),
      },
      faults: own.length === 1 ? ALONE : countFaults(own),
    };
  });
}

/** Codes of customers come back; digits that only grow are a sequence themselves. */
function isGrowing(entries: readonly SeriesEntry[], column: DigitColumn | undefined): boolean {
  const rows = entries
    .map(({ sequence }, index) => ({ sequence, code: Number(column?.values[index]) }))
    .sort((a, b) => a.sequence - b.sequence);
  return rows.every(({ code }, index) => code > (rows[index - 1]?.code ?? -1));
}

/** What it costs to believe in customers whose codes grow, in many series, in one of one number. */
const GROWING = 2;
const PARTED = 1.5;
const ALONE = 1.5;
/** Where every date contradicts it. */
const MISDATED = 4;
