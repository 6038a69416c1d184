/**
 * Shares `total` in proportion to `weights`, to the unit, by largest remainder: the shares always add up to the total.
 * Weights may be negative (a discount beside its lines). When they add up to zero the first share takes all.
 * Ties go to the first of equals, so that the same input always gives the same shares.
 */
export function shareByWeight(total: number, weights: readonly number[]): number[] {
  const weightTotal = weights.reduce((sum, weight) => sum + weight, 0);
  if (weights.length === 0) return [];
  if (weightTotal === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  const parts = weights.map((weight) => floorDivide(total, weight, weightTotal));
  const missing = total - parts.reduce((sum, part) => sum + part.quotient, 0);
  const winners = new Set(
    parts
      .map((part, index) => ({ index, remainder: part.remainder }))
      .sort((a, b) => compare(b.remainder, a.remainder) || a.index - b.index)
      .slice(0, missing)
      .map((part) => part.index),
  );
  return parts.map((part, index) => part.quotient + (winners.has(index) ? 1 : 0));
}

function floorDivide(total: number, weight: number, weightTotal: number) {
  const divisor = BigInt(Math.abs(weightTotal));
  const product = BigInt(total) * BigInt(weight) * (weightTotal < 0 ? -1n : 1n);
  const remainder = ((product % divisor) + divisor) % divisor;
  return { quotient: Number((product - remainder) / divisor), remainder };
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
