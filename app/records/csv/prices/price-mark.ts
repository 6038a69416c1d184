import { parseNumber } from '#documents';

type PriceMark = 'comma' | 'dot';

/**
 * The decimal mark of a file that has a price such as « 1.234 », which is a thousand or a decimal;
 * undefined where there is none, or where no other number tells.
 */
export function findPriceMark(rows: readonly (readonly string[])[]): PriceMark | undefined {
  const numbers = rows.flat().filter((cell) => parseNumber(cell, 6) !== null);
  if (!numbers.some(isAmbiguousPrice)) return undefined;
  const [hasCommas, hasDots] = [COMMA, DOT].map((mark) => numbers.some((cell) => mark.test(cell)));
  if (hasCommas === hasDots) return undefined;
  return hasCommas ? 'comma' : 'dot';
}

export function isAmbiguousPrice(cell: string): boolean {
  return parseNumber(cell, 6)?.isAmbiguous ?? false;
}

/** « 1.234 » → « 1234 » where commas are the decimal mark. */
export function settlePrice(cell: string, mark: string | undefined): string {
  return mark === 'comma' && isAmbiguousPrice(cell) ? cell.replace('.', '') : cell;
}

const COMMA = /\d,\d{1,2}(?!\d)/;
const DOT = /\d\.\d{1,2}(?![\d,])/;
