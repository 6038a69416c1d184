import { foldAccents } from '#documents/model/texts/fold-accents.ts';
import { decodeStatement } from './decode-statement.ts';
import type { StatementFormat } from './statement-line.ts';

/** The format suggested by the first bytes of a file; `other` is not a statement. */
export type DetectedFormat = StatementFormat | 'pdf' | 'workbook' | 'other';

/** Looks at the first bytes of a file; its name tells nothing for sure. */
export function detectFormat(bytes: Uint8Array): DetectedFormat {
  const head = decodeStatement(bytes.subarray(0, HEAD));
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('PK\u0003\u0004')) return isWorkbook(head) ? 'workbook' : 'other';
  if (head.startsWith('\u00d0\u00cf\u0011\u00e0')) return 'workbook';
  const text = head.trimStart();
  if (/^OFXHEADER|<\?OFX|<OFX>/i.test(text)) return 'ofx';
  if (/<(?:\w+:)?BkToCstmr|:camt\.05[234]\./.test(text)) return 'camt';
  if (/^[<{[]/.test(text) || isBinary(text)) return 'other';
  return /[;,\t]/.test(text) ? 'csv' : 'other';
}

/**
 * Whether a file given without a word about it is meant as a statement: what other parts of the
 * application open is left to them.
 */
export function mayBeStatement(bytes: Uint8Array): boolean {
  const format = detectFormat(bytes);
  return format !== 'other' && format !== 'pdf';
}

/** The archives of Excel and LibreOffice begin with one of these names. */
function isWorkbook(head: string): boolean {
  const text = foldAccents(head);
  return ['[content_types].xml', 'xl/', 'opendocument.spreadsheet'].some((mark) =>
    text.includes(mark),
  );
}

function isBinary(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells bytes from words
  return /[\u0000-\u0008\u000e-\u001f]/.test(text);
}

const HEAD = 4096;
