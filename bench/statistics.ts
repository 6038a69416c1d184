/**
 * What a series of measures says: the value that half of them do not pass, and the one that 95 % do
 * not pass.
 */
export type Summary = { median: number; p95: number; count: number };

export function summarize(measures: readonly number[]): Summary {
  const sorted = measures.toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), count: sorted.length };
}

/** The nearest rank: always one of the measures. */
function quantile(sorted: readonly number[], share: number): number {
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}
