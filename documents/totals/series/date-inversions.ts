/** The fewest positions to remove so that dates (YYYY-MM-DD, in number order) never go back. */
export function findInversions(dates: readonly string[]): number[] {
  const kept = new Set(longestOrdered(dates));
  return dates.map((_, index) => index).filter((index) => !kept.has(index));
}

/** Positions of a longest non-decreasing sequence (patience sorting). */
function longestOrdered(dates: readonly string[]): number[] {
  const tails: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, date] of dates.entries()) {
    const pile = findPile(tails, dates, date);
    previous[index] = tails[pile - 1];
    tails[pile] = index;
  }
  const chain: number[] = [];
  for (let at = tails.at(-1); at !== undefined; at = previous[at]) chain.push(at);
  return chain;
}

function findPile(tails: readonly number[], dates: readonly string[], date: string): number {
  let low = 0;
  let high = tails.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const tail = dates[tails[middle] ?? 0] ?? '';
    if (tail > date) high = middle;
    else low = middle + 1;
  }
  return low;
}
