import type { Line, PricedLine } from './line.ts';

/** Apart from the schemas, so that what only draws does not load them. */
export function isPriced(line: Line): line is PricedLine {
  return line.kind === 'item' || line.kind === 'disbursement';
}
