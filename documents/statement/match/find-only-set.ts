/**
 * The only set of `least` to `most` parts whose amounts, above zero, add up to a sum; null when
 * there is none, when there are several, or when there are too many parts to try.
 */
export type FindSet = <Part>(
  parts: readonly Part[],
  amountOf: (part: Part) => number,
  wanted: { sum: number; least?: number; most?: number },
) => readonly Part[] | null;

/** Sets that are asked for again are looked up: a client may have thousands of lines. */
export function createSetFinder(): FindSet {
  const tables = new Map<string, Table | null>();
  return (parts, amountOf, { sum, least = 2, most = MAX_TOGETHER }) => {
    if (parts.length > MAX_PARTS) return null;
    const amounts = parts.map(amountOf);
    const key = [least, most, ...amounts].join(' ');
    const isKnown = tables.has(key);
    const table = tables.get(key) ?? (isKnown ? listSums(amounts, { least, most }) : null);
    if (isKnown || tables.size < MAX_TABLES) tables.set(key, table);
    const only = table ? table.get(sum) : listSums(amounts, { least, most, sum }).get(sum);
    return only ? only.map((index) => parts[index] as (typeof parts)[number]) : null;
  };
}

/** The places of the only set of each sum; null for several. */
type Table = ReadonlyMap<number, readonly number[] | null>;

/** Of all sums, or of one only. */
function listSums(
  amounts: readonly number[],
  { least, most, sum }: { least: number; most: number; sum?: number },
): Table {
  const sums = new Map<number, readonly number[] | null>();
  const taken: number[] = [];
  const tryFrom = (start: number, total: number) => {
    const isAsked = sum === undefined || total === sum;
    if (isAsked && taken.length >= least) sums.set(total, sums.has(total) ? null : [...taken]);
    if (taken.length === most || (sum !== undefined && total >= sum)) return;
    for (let index = start; index < amounts.length; index += 1) {
      taken.push(index);
      tryFrom(index + 1, total + (amounts[index] ?? 0));
      taken.pop();
    }
  };
  tryFrom(0, 0);
  return sums;
}

/** Documents that one transfer pays. */
export const MAX_TOGETHER = 6;
const MAX_PARTS = 16;
/** Some thousand sums each. */
const MAX_TABLES = 100;
