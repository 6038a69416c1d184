import type { Finding } from '#documents/law/rule.ts';
import type { Draft } from '#documents/model/draft.ts';
import { isPriced } from '#documents/model/parts/is-priced.ts';
import type { PricedLine } from '#documents/model/parts/line.ts';

type LineCheck = {
  isWrong: (line: PricedLine) => boolean;
  /** What to do, after « Ligne 3 : ». */
  message: string;
  /** The key of the line that is wrong: « vatRate ». */
  key: string;
};

/**
 * Looks at each priced line once; points at the first that is wrong and says how many others are.
 */
export function findWrongLine(draft: Draft, { isWrong, message, key }: LineCheck): Finding | null {
  let first = -1;
  let count = 0;
  draft.lines.forEach((line, index) => {
    if (!isPriced(line) || !isWrong(line)) return;
    if (count === 0) first = index;
    count++;
  });
  if (count === 0) return null;
  return { message: `${nameLines(first, count)} : ${message}`, field: `lines[${first}].${key}` };
}

/** « Ligne 3 », « Ligne 3 (et 4 autres) »: counted from one, as people do. */
function nameLines(first: number, count: number): string {
  if (count === 1) return `Ligne ${first + 1}`;
  return `Ligne ${first + 1} (et ${count - 1} ${count === 2 ? 'autre' : 'autres'})`;
}
