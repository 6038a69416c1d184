/** A wording or a figure with the dates between which it holds, both inclusive (YYYY-MM-DD). */
export type Dated<Value> = { from: string; until?: string; value: Value };

/**
 * The entry in force on a day: the last one begun. Before the first, the first; an empty date takes
 * the newest.
 */
export function pickAt<Value>(
  entries: readonly [Dated<Value>, ...Dated<Value>[]],
  date: string,
): Value {
  const begun = entries.filter((entry) => date === '' || entry.from <= date);
  return (begun.at(-1) ?? entries[0]).value;
}
