/**
 * The lines of an address from its three cells, each of which may hold several: spreadsheets break
 * lines within a cell. What follows the third line joins it.
 */
export function readAddressLines(cells: readonly [string, string, string]): {
  line1: string;
  line2?: string;
  line3?: string;
} {
  const isBroken = cells.some((cell) => BREAK.test(cell));
  const lines = isBroken ? cells.flatMap((cell) => cell.split(BREAK)).filter(isWritten) : cells;
  const [line1 = '', line2 = '', ...others] = lines.map((line) => line.trim());
  const line3 = others.join(', ');
  return { line1, ...(line2 !== '' && { line2 }), ...(line3 !== '' && { line3 }) };
}

function isWritten(line: string): boolean {
  return line.trim() !== '';
}

const BREAK = /[\r\n]+/;
