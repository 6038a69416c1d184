import { spend } from './budget.ts';
import { isDelimiter, isDigit, isRegular, skipBlank } from './characters.ts';
import type { Cursor } from './cursor.ts';
import { parseHexString, parseLiteralString } from './parse-string.ts';
import { refusePdf } from './refusal.ts';
import type { Entries, PdfName, PdfValue } from './values.ts';

/** Parses the value at the cursor and moves past it; refuses anything else as damaged. */
export function parseValue(cursor: Cursor, depth = 0): PdfValue {
  spend(cursor.budget, 1);
  if (depth > MAX_DEPTH) refusePdf('too-complex');
  skipBlank(cursor);
  const byte = cursor.bytes[cursor.at];
  switch (byte) {
    case LESS:
      return cursor.bytes[cursor.at + 1] === LESS
        ? { type: 'dictionary', entries: parseEntries(cursor, depth) }
        : { type: 'string', bytes: parseHexString(cursor) };
    case OPENING_PARENTHESIS:
      return { type: 'string', bytes: parseLiteralString(cursor) };
    case SLASH:
      return parseName(cursor);
    case OPENING_BRACKET:
      return parseArray(cursor, depth);
    default:
      return isNumeric(byte) ? parseNumber(cursor) : parseKeyword(cursor);
  }
}

/** The keyword or number at the cursor, moved past; empty before a delimiter. */
export function readWord(cursor: Cursor): string {
  skipBlank(cursor);
  let word = '';
  for (
    let byte = cursor.bytes[cursor.at];
    isRegular(byte) && word.length < MAX_WORD_LENGTH;
    byte = cursor.bytes[++cursor.at]
  )
    word += String.fromCharCode(byte);
  spend(cursor.budget, word.length);
  return word;
}

function parseEntries(cursor: Cursor, depth: number): Entries {
  cursor.at += 2;
  const entries = new Map<string, PdfValue>();
  for (;;) {
    skipBlank(cursor);
    const byte = cursor.bytes[cursor.at];
    if (byte === GREATER && cursor.bytes[cursor.at + 1] === GREATER) break;
    if (byte !== SLASH) refusePdf('damaged');
    const { name } = parseName(cursor);
    entries.set(name, parseValue(cursor, depth + 1));
  }
  cursor.at += 2;
  return entries;
}

function parseArray(cursor: Cursor, depth: number): PdfValue[] {
  cursor.at++;
  const values: PdfValue[] = [];
  for (;;) {
    skipBlank(cursor);
    if (cursor.bytes[cursor.at] === CLOSING_BRACKET) break;
    values.push(parseValue(cursor, depth + 1));
  }
  cursor.at++;
  return values;
}

/** `/text#2Fxml` is « text/xml » (§ 7.3.5). */
function parseName(cursor: Cursor): PdfName {
  cursor.at++;
  const bytes = cursor.bytes;
  const start = cursor.at;
  while (isRegular(bytes[cursor.at])) cursor.at++;
  const length = cursor.at - start;
  spend(cursor.budget, length);
  if (length > MAX_NAME_LENGTH) refusePdf('damaged');
  const text = String.fromCharCode(...bytes.subarray(start, cursor.at));
  const name = text.replace(/#([0-9a-fA-F]{2})/g, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return { type: 'name', name };
}

/** A number, or a reference such as `12 0 R` (§ 7.3.10). */
function parseNumber(cursor: Cursor): PdfValue {
  const word = readWord(cursor);
  const value = Number(word);
  // Some programs write « --5 » or « 1.2.3 », never where the number matters.
  if (!Number.isFinite(value)) return 0;
  if (!/^\d+$/.test(word) || !Number.isSafeInteger(value)) return value;
  const after = cursor.at;
  skipBlank(cursor);
  if (isDigit(cursor.bytes[cursor.at]) && /^\d+$/.test(readWord(cursor))) {
    skipBlank(cursor);
    if (cursor.bytes[cursor.at] === LETTER_R && isDelimiter(cursor.bytes[cursor.at + 1])) {
      cursor.at++;
      return { type: 'reference', number: value };
    }
  }
  cursor.at = after;
  return value;
}

function parseKeyword(cursor: Cursor): PdfValue {
  const word = readWord(cursor);
  if (word === 'true') return true;
  if (word === 'false') return false;
  return word === 'null' ? null : refusePdf('damaged');
}

function isNumeric(byte: number | undefined): boolean {
  return isDigit(byte) || byte === PLUS || byte === MINUS || byte === POINT;
}

/** Deeper than any real file, and safe for any call stack. */
const MAX_DEPTH = 100;
const MAX_NAME_LENGTH = 1000;
const MAX_WORD_LENGTH = 64;
const LESS = 0x3c;
const GREATER = 0x3e;
const SLASH = 0x2f;
const OPENING_PARENTHESIS = 0x28;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const PLUS = 0x2b;
const MINUS = 0x2d;
const POINT = 0x2e;
const LETTER_R = 0x52;
