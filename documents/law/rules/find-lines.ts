import type { Finding } from '#documents/law/rule.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { LinePath } from '#documents/model/fields/draft-path.ts';
import type { PricedLine } from '#documents/model/fields/line.ts';
import { isPriced } from '#documents/model/is-priced.ts';

type LineCheck = {
  isWrong: (line: PricedLine) => boolean;
  /** Printed after « Ligne 3 : »; may depend on the line. */
  message: string | ((line: PricedLine) => string);
  /** The wrong field of the line: « vatRate ». */
  key: LinePath;
};

/** Finds the first wrong priced line and the number of others, in a single pass. */
export function findWrongLine(draft: Draft, { isWrong, message, key }: LineCheck): Finding | null {
  let first = -1;
  let count = 0;
  draft.lines.forEach((line, index) => {
    if (!isPriced(line) || !isWrong(line)) return;
    if (first < 0) first = index;
    count++;
  });
  const line = draft.lines[first];
  if (!line || !isPriced(line)) return null;
  const advice = typeof message === 'string' ? message : message(line);
  return { message: `${nameLines(first, count)} : ${advice}`, field: `lines[${first}].${key}` };
}

/** « Ligne 3 », « Ligne 3 (et 4 autres) »; `first` counts from zero, the text from one. */
function nameLines(first: number, count: number): string {
  if (count === 1) return `Ligne ${first + 1}`;
  return `Ligne ${first + 1} (et ${count - 1} ${count === 2 ? 'autre' : 'autres'})`;
}
