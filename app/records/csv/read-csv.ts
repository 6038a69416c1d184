import type { UnmarkedEncoding } from '#app/lib/encoding/csv/decode-csv.ts';
import { takeSeparatorLine } from '#app/lib/encoding/csv/separator-line.ts';
import { type ReadAccents, readAccents } from './read-accents.ts';

export type CsvFile = Omit<ReadAccents, 'text'> & { rows: string[][] };

/**
 * Detects the delimiter and, unless it is given, the encoding; drops empty rows. Refuses a
 * workbook, which is no text.
 */
export async function readCsv(file: Blob, chosen?: UnmarkedEncoding): Promise<CsvFile> {
  const [{ default: papa }, buffer] = await Promise.all([import('papaparse'), file.arrayBuffer()]);
  const bytes = new Uint8Array(buffer);
  if (isWorkbook(bytes)) throw new Error('A workbook is no CSV file.');
  const { text: read, ...accents } = readAccents(bytes, chosen);
  const { separator, text } = takeSeparatorLine(read);
  const { data } = papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimiter: separator ?? '',
    delimitersToGuess: [';', ',', '\t', '|'],
  });
  return { rows: data.map((row) => row.map(readCell)), ...accents };
}

/** The first bytes of the files of Excel (.xlsx, .xls) and LibreOffice (.ods). */
function isWorkbook(bytes: Uint8Array): boolean {
  const [first, second, third, fourth] = bytes;
  const isArchive = first === 0x50 && second === 0x4b && third === 0x03 && fourth === 0x04;
  const isCompound = first === 0xd0 && second === 0xcf && third === 0x11 && fourth === 0xe0;
  return isArchive || isCompound;
}

/** Drops the apostrophe that keeps spreadsheets from running a cell. */
function readCell(cell: string): string {
  return cell
    .replace(/[\u00a0\u202f]/g, ' ')
    .trim()
    .replace(/^'(?=[=+\-@＝＋－＠])/, '');
}
