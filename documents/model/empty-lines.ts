import type { Draft } from './draft.ts';
import type { Line } from './fields/line.ts';
import { hasPrice } from './is-priced.ts';

/** Whether a line can be removed without loss. A subtotal or a page break is never empty. */
export function isEmptyLine(line: Line): boolean {
  if (line.kind === 'comment') return line.text === '';
  if (line.kind === 'section') return line.name === '';
  if (!hasPrice(line)) return false;
  const { kind, name, quantity, unitPrice, unit, vatRate, ...details } = line;
  return (
    name === '' &&
    unitPrice === '0' &&
    (quantity === '1' || quantity === '0') &&
    Object.values(details).every((detail) => detail === undefined)
  );
}

/**
 * The draft without the empty lines at its end, such as the one that an editor opens below the last
 * one: they count for nothing. The same draft when no other line has a price.
 */
export function dropEmptyEnd(draft: Draft): Draft {
  const { lines } = draft;
  const count = lines.findLastIndex((line) => !isEmptyLine(line)) + 1;
  const kept = lines.slice(0, count);
  return count === lines.length || !kept.some(hasPrice) ? draft : { ...draft, lines: kept };
}
