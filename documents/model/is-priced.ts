import type { Line, OptionalLine, PricedLine, SellableLine } from './fields/line.ts';

/** Separate from the schemas, so that drawing code does not load them. */
export function isPriced(line: Line): line is PricedLine {
  return line.kind === 'item' || line.kind === 'disbursement';
}

/** Priced, but outside every total until the customer takes it. */
export function isOptional(line: Line): line is OptionalLine {
  return line.kind === 'option' || line.kind === 'variant';
}

/** Priced, in the total or beside it. */
export function hasPrice(line: Line): line is SellableLine {
  return isPriced(line) || isOptional(line);
}
