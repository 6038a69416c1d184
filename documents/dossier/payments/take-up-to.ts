import { type Cents, cents } from '#documents/money/amounts.ts';

/** The first parts that make `most` together, in cents; the last one may be cut. */
export function takeUpTo<Part extends { amount: Cents }>(
  parts: readonly Part[],
  most: number,
): Part[] {
  let left = most;
  return parts.flatMap((part) => {
    const taken = Math.min(part.amount, left);
    left -= taken;
    return taken > 0 ? [{ ...part, amount: cents(taken) }] : [];
  });
}
