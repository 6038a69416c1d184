import { type Cents, cents, HUNDRED_PERCENT, type Percent, sumCents } from './amounts.ts';
import { removeTax } from './apply-percent.ts';
import { divideRounded } from './rounding.ts';

/**
 * Shares `total` in proportion to `weights`, in multiples of `unit`, by largest remainder; the
 * shares add up to the total, itself a multiple of `unit`. Weights may be negative (a discount
 * beside its lines). When they add up to zero, the first share takes all. Ties go to the first.
 */
export function shareByWeight(total: number, weights: readonly number[], unit = 1): number[] {
  if (unit !== 1)
    return shareByWeight(divideRounded(total, unit), weights).map((part) => part * unit);
  const weightTotal = weights.reduce((sum, weight) => sum + weight, 0);
  if (weightTotal === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  const sign = weightTotal < 0 ? -1n : 1n;
  const divisor = BigInt(Math.abs(weightTotal));
  return giveRest(
    total,
    weights.map((weight) => floorDivide(BigInt(total) * BigInt(weight) * sign, divisor)),
  );
}

/**
 * Removes the tax from each amount so that the results add up to the sum without tax. Each result
 * is within one `unit` (in cents) of its exact value, even when amounts of opposite signs nearly
 * cancel out.
 */
export function removeTaxFromEach(amounts: readonly Cents[], rate: Percent, unit = 1): Cents[] {
  if (unit !== 1) {
    const units = amounts.map((amount) => cents(divideRounded(amount, unit)));
    return removeTaxFromEach(units, rate).map((amount) => cents(amount * unit));
  }
  const divisor = BigInt(HUNDRED_PERCENT + rate);
  const parts = amounts.map((amount) =>
    floorDivide(BigInt(amount) * BigInt(HUNDRED_PERCENT), divisor),
  );
  return giveRest(removeTax(sumCents(amounts), rate), parts).map(cents);
}

type Part = { quotient: number; remainder: bigint };

function floorDivide(product: bigint, divisor: bigint): Part {
  const remainder = ((product % divisor) + divisor) % divisor;
  return { quotient: Number((product - remainder) / divisor), remainder };
}

/** Adds one unit to the largest remainders until the parts add up to the total. */
function giveRest(total: number, parts: readonly Part[]): number[] {
  const missing = total - parts.reduce((sum, part) => sum + part.quotient, 0);
  const winners = new Set(
    parts
      .map((part, index) => ({ index, remainder: part.remainder }))
      .sort((a, b) => Number(b.remainder - a.remainder))
      .slice(0, missing)
      .map((part) => part.index),
  );
  return parts.map((part, index) => part.quotient + (winners.has(index) ? 1 : 0));
}
