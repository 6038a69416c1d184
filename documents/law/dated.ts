/** A wording or a figure with its first and last day, both inclusive (YYYY-MM-DD). */
export type Dated<Value> = { from: string; until?: string; value: Value };

/** Older than any document (BR-FR-03): for texts whose first day does not matter. */
export const ALWAYS = '2000-01-01';

/**
 * The entry in force on a day: the last one begun, or null once it has ended. Before the first
 * entry, the first one; for an empty date, the newest.
 */
export function pickAt<Value>(
  entries: readonly [Dated<Value>, ...Dated<Value>[]],
  date: string,
): Value | null {
  const begun = entries.filter((entry) => date === '' || entry.from <= date);
  const entry = begun.at(-1) ?? entries[0];
  return date === '' || !entry.until || date <= entry.until ? entry.value : null;
}

/** Whether an entry covers that day, unlike `pickAt`, which falls back to the first. */
export function isKnownAt(
  entries: readonly { from: string; until?: string }[],
  date: string,
): boolean {
  return entries.some(({ from, until = date }) => from <= date && date <= until);
}
