import type { NumberSeries } from '#documents';

/**
 * The last number and its date: the known one, else a date in the year of the number, never after
 * today.
 */
export function lastGiven(
  { entries }: Pick<NumberSeries, 'entries'>,
  today: string,
): { number: string; issueDate: string } {
  const last = entries.at(-1);
  const year = last?.year ?? today.slice(0, 4);
  const endOfYear = `${year}-12-31`;
  const known = entries.map(({ issued }) => issued.date).filter((date) => date.startsWith(year));
  const fallback = endOfYear < today ? endOfYear : today;
  return {
    number: last?.issued.number ?? '',
    issueDate: last?.issued.date || known.at(-1) || fallback,
  };
}
