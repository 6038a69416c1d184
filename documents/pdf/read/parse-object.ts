import { hasText, skipBlank } from './characters.ts';
import type { Cursor } from './cursor.ts';
import { parseValue, readWord } from './parse-value.ts';
import { isOf, type PdfValue, toCount } from './values.ts';

/** Parses `12 0 obj`, its value and stream start (ISO 32000-1, § 7.3.10); null without one. */
export function parseObject(cursor: Cursor): { number: number; value: PdfValue } | null {
  const number = readCount(cursor);
  const generation = readCount(cursor);
  if (number === null || generation === null) return null;
  skipBlank(cursor);
  if (!hasText(cursor.bytes, 'obj', cursor.at)) return null;
  cursor.at += 'obj'.length;
  const value = parseValue(cursor);
  skipBlank(cursor);
  if (!isOf(value, 'dictionary') || !hasText(cursor.bytes, 'stream', cursor.at))
    return { number, value };
  const start = skipLineEnd(cursor.bytes, cursor.at + 'stream'.length);
  return { number, value: { type: 'stream', entries: value.entries, start } };
}

function readCount(cursor: Cursor): number | null {
  const word = readWord(cursor);
  return /^\d+$/.test(word) ? toCount(Number(word)) : null;
}

/** CR LF or LF; a lone CR is tolerated. */
function skipLineEnd(bytes: Uint8Array, at: number): number {
  const afterReturn = bytes[at] === CARRIAGE_RETURN ? at + 1 : at;
  return bytes[afterReturn] === LINE_FEED ? afterReturn + 1 : afterReturn;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
