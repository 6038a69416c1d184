import { formatDocumentNumber } from '#documents/totals/numbering.ts';
import type { ReadNumberParts } from './number-reader.ts';

/** The number of a pattern at a position of the sequence; « … » stands for the customer's code. */
export function writeNumber(
  pattern: string,
  { year, month }: Pick<ReadNumberParts, 'year' | 'month'>,
  sequence: number,
): string {
  const date = `${year ?? '0000'}-${month ?? '00'}-01`;
  return formatDocumentNumber(pattern.replaceAll('{CLIENT}', '…'), { sequence, date });
}
