import { createBuffer, viewBytes, writeByte } from '#documents/pdf/bytes/byte-buffer.ts';
import { spend } from './budget.ts';
import type { Cursor } from './cursor.ts';
import { refusePdf } from './refusal.ts';

/** `(a string)`, with balanced parentheses and escapes (ISO 32000-1, § 7.3.4.2). */
export function parseLiteralString(cursor: Cursor): Uint8Array {
  const { bytes } = cursor;
  const out = createBuffer(32);
  const start = cursor.at++;
  for (let open = 1; open > 0; ) {
    const byte = bytes[cursor.at++];
    if (byte === undefined) {
      spend(cursor.budget, STEPS_PER_CHARACTER * (cursor.at - start));
      refusePdf('damaged');
    }
    if (byte === BACKSLASH) readEscape(cursor, (escaped) => writeByte(out, escaped));
    else {
      if (byte === OPENING) open++;
      if (byte === CLOSING) open--;
      if (open > 0) writeByte(out, byte);
    }
  }
  spend(cursor.budget, STEPS_PER_CHARACTER * (cursor.at - start));
  return viewBytes(out);
}

/** `<48656C6C6F>` (§ 7.3.4.3); an odd last digit is followed by 0. */
export function parseHexString(cursor: Cursor): Uint8Array {
  const end = cursor.bytes.indexOf(GREATER, cursor.at);
  spend(cursor.budget, (end === -1 ? cursor.bytes.length : end) - cursor.at);
  if (end === -1) refusePdf('damaged');
  const digits = cursor.bytes.subarray(cursor.at + 1, end);
  cursor.at = end + 1;
  return decodeHex(digits);
}

/** Pairs of hexadecimal digits; other characters are skipped. */
export function decodeHex(digits: Uint8Array): Uint8Array {
  const bytes = new Uint8Array((digits.length + 1) >> 1);
  let count = 0;
  for (const digit of digits) {
    const value = digitValue(digit);
    if (value === -1) continue;
    const index = count >> 1;
    bytes[index] = (bytes[index] ?? 0) + (count % 2 === 0 ? value * 16 : value);
    count++;
  }
  return bytes.subarray(0, (count + 1) >> 1);
}

function readEscape(cursor: Cursor, write: (byte: number) => void): void {
  const byte = cursor.bytes[cursor.at++];
  // The caller meets the end too, and refuses it.
  if (byte === undefined) return;
  if (isOctal(byte)) {
    let code = byte - ZERO;
    for (let digits = 1; digits < 3 && isOctal(cursor.bytes[cursor.at]); digits++)
      code = code * 8 + (cursor.bytes[cursor.at++] ?? ZERO) - ZERO;
    write(code & 0xff);
    return;
  }
  if (byte === CARRIAGE_RETURN) {
    if (cursor.bytes[cursor.at] === LINE_FEED) cursor.at++;
    return;
  }
  if (byte !== LINE_FEED) write(ESCAPES.get(byte) ?? byte);
}

function isOctal(byte: number | undefined): boolean {
  return byte !== undefined && byte >= ZERO && byte < ZERO + 8;
}

function digitValue(byte: number): number {
  if (byte >= ZERO && byte <= ZERO + 9) return byte - ZERO;
  const letter = byte | 0x20;
  return letter >= LETTER_A && letter <= LETTER_A + 5 ? letter - LETTER_A + 10 : -1;
}

/** One to read, one to copy. */
const STEPS_PER_CHARACTER = 2;
const BACKSLASH = 0x5c;
const OPENING = 0x28;
const CLOSING = 0x29;
const GREATER = 0x3e;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const ZERO = 0x30;
const LETTER_A = 0x61;
/** n r t b f */
const ESCAPES = new Map([
  [0x6e, 0x0a],
  [0x72, 0x0d],
  [0x74, 0x09],
  [0x62, 0x08],
  [0x66, 0x0c],
]);
