import type { Draft } from '#documents/model/draft.ts';
import { isPriced } from '#documents/model/is-priced.ts';

/** Whether a line of the total bills the travel, which is then not charged on top. */
export function isTravelBilled({ lines }: Draft): boolean {
  return lines.some(
    (line) => isPriced(line) && /déplacement/i.test(`${line.name} ${line.description ?? ''}`),
  );
}
