/** Median and 95th percentile of a series of measurements. */
export type Summary = { median: number; p95: number; count: number };

export function summarize(measures: readonly number[]): Summary {
  const sorted = measures.toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), count: sorted.length };
}

/** Nearest rank: always one of the values. */
function quantile(sorted: readonly number[], share: number): number {
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}
