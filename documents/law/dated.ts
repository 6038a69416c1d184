/** A wording or a figure with the dates between which it holds, both inclusive (YYYY-MM-DD). */
export type Dated<Value> = { from: string; until?: string; value: Value };

/** Older than any document (BR-FR-03): of a text whose beginning the rules need not know. */
export const ALWAYS = '2000-01-01';

/**
 * The entry in force on a day: the last one begun, unless it has ended; null then, for nothing is
 * known of what follows. Before the first, the first; an empty date takes the newest.
 */
export function pickAt<Value>(
  entries: readonly [Dated<Value>, ...Dated<Value>[]],
  date: string,
): Value | null {
  const begun = entries.filter((entry) => date === '' || entry.from <= date);
  const entry = begun.at(-1) ?? entries[0];
  return date === '' || !entry.until || date <= entry.until ? entry.value : null;
}

/** Whether one of the entries holds on that day: `pickAt` goes back before the first. */
export function isKnownAt(
  entries: readonly { from: string; until?: string }[],
  date: string,
): boolean {
  return entries.some(({ from, until = date }) => from <= date && date <= until);
}
