import {
  type DecodedCsv,
  decodeCsv,
  decodeUnmarked,
  UNMARKED_ENCODINGS,
  type UnmarkedEncoding,
} from '#app/lib/encoding/csv/decode-csv.ts';
import { findAccentedWords, findBrokenWords } from '#app/lib/encoding/csv/find-accented-words.ts';
import { takeSeparatorLine } from '#app/lib/encoding/csv/separator-line.ts';

export type CsvFile = Pick<DecodedCsv, 'encoding' | 'isSure'> & {
  rows: string[][];
  /** Some words as each encoding reads them; none where there is no doubt. */
  readings: { encoding: UnmarkedEncoding; words: string[] }[];
  /** Some words whose accents were lost before. */
  broken: string[];
};

/**
 * Detects the delimiter and, unless it is given, the encoding; drops empty rows. Refuses a
 * workbook, which is no text.
 */
export async function readCsv(file: Blob, chosen?: UnmarkedEncoding): Promise<CsvFile> {
  const [{ default: papa }, buffer] = await Promise.all([import('papaparse'), file.arrayBuffer()]);
  const bytes = new Uint8Array(buffer);
  if (isWorkbook(bytes)) throw new Error('A workbook is no CSV file.');
  const decoded = chosen
    ? { text: decodeUnmarked(bytes, chosen), encoding: chosen, isSure: true }
    : decodeCsv(bytes);
  const { separator, text } = takeSeparatorLine(decoded.text);
  const { data } = papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimiter: separator ?? '',
    delimitersToGuess: [';', ',', '\t', '|'],
  });
  const { encoding, isSure } = decoded;
  return {
    rows: data.map((row) => row.map(readCell)),
    encoding,
    isSure,
    readings: encoding === null ? [] : listReadings(bytes),
    broken: encoding === null ? findBrokenWords(text, SHOWN) : [],
  };
}

/** The first bytes of the files of Excel (.xlsx, .xls) and LibreOffice (.ods). */
function isWorkbook(bytes: Uint8Array): boolean {
  const [first, second, third, fourth] = bytes;
  const isArchive = first === 0x50 && second === 0x4b && third === 0x03 && fourth === 0x04;
  const isCompound = first === 0xd0 && second === 0xcf && third === 0x11 && fourth === 0xe0;
  return isArchive || isCompound;
}

function listReadings(bytes: Uint8Array): CsvFile['readings'] {
  return UNMARKED_ENCODINGS.map((encoding) => ({
    encoding,
    words: findAccentedWords(decodeUnmarked(bytes, encoding), SHOWN),
  }));
}

/** Drops the apostrophe that keeps spreadsheets from running a cell. */
function readCell(cell: string): string {
  return cell
    .replace(/[\u00a0\u202f]/g, ' ')
    .trim()
    .replace(/^'(?=[=+\-@＝＋－＠])/, '');
}

const SHOWN = 4;
