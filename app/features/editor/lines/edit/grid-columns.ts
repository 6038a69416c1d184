import type { DraftPath, Line } from '#documents';

export type Column = 'name' | 'quantity' | 'unitPrice' | 'discount' | 'vatRate';

/**
 * The path of a column’s field in a line; its first field if the line lacks this column, null if it
 * has no field.
 */
export function pathOfCell(
  line: Line | undefined,
  index: number,
  column: Column,
): DraftPath | null {
  if (!line || line.kind === 'page-break') return null;
  if (line.kind === 'comment') return `lines[${index}].text`;
  if (line.kind === 'section' || line.kind === 'subtotal') return `lines[${index}].name`;
  return `lines[${index}].${column}`;
}

/** The nearest line above (-1) or below (1) with a field; null at the end. */
export function nextLineWithField(
  lines: readonly Line[],
  from: number,
  step: 1 | -1,
): number | null {
  for (let index = from + step; index >= 0 && index < lines.length; index += step)
    if (lines[index]?.kind !== 'page-break') return index;
  return null;
}
