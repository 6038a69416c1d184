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
  let first: { line: PricedLine; index: number } | undefined;
  let count = 0;
  for (const [index, line] of draft.lines.entries()) {
    if (!isPriced(line) || !isWrong(line)) continue;
    first ??= { line, index };
    count++;
  }
  if (!first) return null;
  const { line, index } = first;
  const advice = typeof message === 'string' ? message : message(line);
  return { message: `${nameLines(index, count)} : ${advice}`, field: `lines[${index}].${key}` };
}

/** « Ligne 3 », « Ligne 3 (et 4 autres) »; `first` counts from zero, the text from one. */
function nameLines(first: number, count: number): string {
  if (count === 1) return `Ligne ${first + 1}`;
  return `Ligne ${first + 1} (et ${count - 1} ${count === 2 ? 'autre' : 'autres'})`;
}
