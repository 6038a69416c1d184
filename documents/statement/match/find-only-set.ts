/**
 * The only set of `least` to `most` parts whose amounts, above zero, add up to a sum; null when
 * there is none, when there are several, or when there are too many parts to try.
 */
export function findOnlySet<Part>(
  parts: readonly Part[],
  amountOf: (part: Part) => number,
  { sum, least = 2, most = MAX_TOGETHER }: { sum: number; least?: number; most?: number },
): readonly Part[] | null {
  if (parts.length > MAX_PARTS) return null;
  const found: Part[][] = [];
  const taken: Part[] = [];
  const tryFrom = (start: number, left: number) => {
    if (left === 0 && taken.length >= least) found.push([...taken]);
    if (left <= 0 || taken.length === most) return;
    for (let index = start; index < parts.length && found.length < 2; index += 1) {
      const part = parts[index] as Part; // the index is one of its own
      taken.push(part);
      tryFrom(index + 1, left - amountOf(part));
      taken.pop();
    }
  };
  tryFrom(0, sum);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Documents that one transfer pays. */
export const MAX_TOGETHER = 6;
const MAX_PARTS = 16;
