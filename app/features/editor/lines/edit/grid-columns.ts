import type { Line } from '#documents';

/** The cells of a line, from left to right. */
export type Column = 'name' | 'quantity' | 'unitPrice' | 'discount' | 'vatRate';

/**
 * The path of the field that a column shows for a line; the first field where the line has no such
 * column, null where it has none.
 */
export function pathOfCell(line: Line | undefined, index: number, column: Column): string | null {
  if (!line || line.kind === 'page-break') return null;
  if (line.kind === 'comment') return `lines[${index}].text`;
  if (line.kind === 'section' || line.kind === 'subtotal') return `lines[${index}].name`;
  return `lines[${index}].${column}`;
}

/** The nearest line above (-1) or below (1) that has a field; null at the end. */
export function nextLineWithField(
  lines: readonly Line[],
  from: number,
  step: 1 | -1,
): number | null {
  for (let index = from + step; index >= 0 && index < lines.length; index += step)
    if (lines[index]?.kind !== 'page-break') return index;
  return null;
}
