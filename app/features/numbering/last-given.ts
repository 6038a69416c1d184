import type { NumberSeries } from '#documents';

type Given = { number: string; issueDate: string };
type Series = Pick<NumberSeries, 'entries' | 'reset'>;
type Entry = Series['entries'][number];

/**
 * What says how a series goes on: its last number, after the last one of the month, quarter or day
 * before, where the sequence starts again within a year.
 */
export function listLastGiven({ entries, reset }: Series, today: string): Given[] {
  const isWithinYear = reset !== 'never' && reset !== 'yearly';
  const turn = isWithinYear
    ? entries.findLastIndex((one, at) => startsAgain(one, entries[at + 1]))
    : -1;
  const told = [entries[turn], entries.at(-1)].filter((one) => one !== undefined);
  return told.map((entry) => ({
    number: entry.issued.number,
    issueDate: entry.issued.date || guessDay(entry, { entries, today }),
  }));
}

function startsAgain({ sequence }: Entry, next: Entry | undefined): boolean {
  return next !== undefined && next.sequence <= sequence;
}

/** The last day known in its year, unless its number says the month; never one to come. */
function guessDay(
  { year, quarter, month, day }: Entry,
  { entries, today }: Pick<Series, 'entries'> & { today: string },
): string {
  const ownYear = year ?? today.slice(0, 4);
  const ownMonth = month ?? (quarter && String(Number(quarter) * 3).padStart(2, '0'));
  const known = entries.map(({ issued }) => issued.date).filter((one) => one.startsWith(ownYear));
  const said = ownMonth ? `${ownYear}-${ownMonth}-${day ?? '28'}` : `${ownYear}-12-31`;
  const latest = ownMonth ? undefined : known.at(-1);
  return latest ?? (said < today ? said : today);
}
