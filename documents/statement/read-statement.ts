import { readCamtLines } from './camt/read-camt-lines.ts';
import { readCsvLines } from './csv/read-csv-lines.ts';
import { decodeStatement } from './decode-statement.ts';
import { detectFormat } from './detect-format.ts';
import { readOfxLines } from './ofx/read-ofx-lines.ts';
import type { BankStatement, ReadLines } from './statement-line.ts';
import { refuseStatement } from './statement-problem.ts';

/** A statement, or in French why there is none. */
export type ReadStatement = { ok: true; statement: BankStatement } | { ok: false; problem: string };

/**
 * Reads a bank statement of untrusted bytes: CSV of French banks, OFX or CAMT.053, told apart by
 * what they contain. At most 5 MB and 20,000 lines.
 */
export function readStatement(bytes: Uint8Array): ReadStatement {
  if (bytes.length > MAX_STATEMENT_BYTES) return refuseStatement('too-large');
  if (bytes.length === 0) return refuseStatement('empty');
  const format = detectFormat(bytes);
  if (format === 'pdf' || format === 'workbook') return refuseStatement(format);
  if (format === 'other') return refuseStatement('not-a-statement');
  const read = readLines(bytes, format);
  if (!read.ok) return read;
  const { lines, unreadCount } = read;
  if (lines.length > MAX_LINES) return refuseStatement('too-long');
  if (lines.length === 0) return refuseStatement(unreadCount > 0 ? 'broken' : 'no-lines');
  const numbered = lines.map((line, index) => ({ id: `${index + 1}`, ...line }));
  return { ok: true, statement: { format, lines: numbered, unreadCount } };
}

function readLines(bytes: Uint8Array, format: BankStatement['format']): ReadLines {
  switch (format) {
    case 'csv':
      return readCsvLines(decodeStatement(bytes));
    case 'ofx':
      return readOfxLines(decodeStatement(bytes));
    case 'camt':
      return readCamtLines(bytes);
  }
}

export const MAX_STATEMENT_BYTES = 5_000_000;
const MAX_LINES = 20_000;
