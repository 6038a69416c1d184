import type { Cents } from '#documents';

/** A group of bars, and its row in the table. */
export type ChartRow = { name: string; amounts: readonly Cents[] };
