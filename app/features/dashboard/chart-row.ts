import type { Cents } from '#documents';

/** `tick` names the row under its bars, where a year must fit a phone. */
export type ChartRow = { name: string; tick: string; amounts: readonly Cents[] };
