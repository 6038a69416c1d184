import type { Cents } from '#documents';

export type ChartRow = { name: string; amounts: readonly Cents[] };
