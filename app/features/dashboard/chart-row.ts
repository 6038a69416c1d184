import type { Cents } from '#documents';

/** A group of bars, and a row of the table that says the same. */
export type ChartRow = { name: string; amounts: readonly Cents[] };
