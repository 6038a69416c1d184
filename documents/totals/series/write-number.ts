import { formatDocumentNumber } from '#documents/totals/numbering.ts';
import type { ReadNumberParts } from './number-reader.ts';

/** The number of a pattern at a position of the sequence; « … » stands for the customer's code. */
export function writeNumber(
  pattern: string,
  { year, quarter, month, day }: Omit<ReadNumberParts, 'sequence'>,
  sequence: number,
): string {
  const ofQuarter = quarter === null ? '00' : String(Number(quarter) * 3).padStart(2, '0');
  const date = `${year ?? '0000'}-${month ?? ofQuarter}-${day ?? '01'}`;
  return formatDocumentNumber(pattern.replaceAll('{CLIENT}', '…'), {
    ...{ sequence, date },
    season: year ?? '0000',
  });
}
