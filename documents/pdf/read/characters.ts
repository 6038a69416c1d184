import { type Budget, spend } from './budget.ts';
import type { Cursor } from './cursor.ts';

/** Character classes of PDF syntax (ISO 32000-1, § 7.2.2); undefined is the end of the bytes. */
export function isBlank(byte: number | undefined): boolean {
  return (
    byte === 0x20 ||
    byte === 0x0a ||
    byte === 0x0d ||
    byte === 0x09 ||
    byte === 0x0c ||
    byte === 0x00
  );
}

export function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

/** Whether it ends a word: a blank, ( ) < > [ ] { } / % or the end. */
export function isDelimiter(byte: number | undefined): boolean {
  return byte === undefined || isBlank(byte) || DELIMITERS.has(byte);
}

export function isRegular(byte: number | undefined): byte is number {
  return !isDelimiter(byte);
}

/** Skips blanks and comments. */
export function skipBlank(cursor: Cursor): void {
  const { bytes, budget } = cursor;
  const start = cursor.at;
  let { at } = cursor;
  for (;;) {
    while (isBlank(bytes[at])) at++;
    if (bytes[at] !== PERCENT) break;
    while (at < bytes.length && bytes[at] !== LINE_FEED && bytes[at] !== CARRIAGE_RETURN) at++;
  }
  cursor.at = at;
  spend(budget, at - start);
}

/** The first position of `text` at or after `start`, or -1. */
export function findText(
  bytes: Uint8Array,
  text: string,
  { start, budget }: { start: number; budget: Budget },
): number {
  const first = text.charCodeAt(0);
  for (let at = start; at < bytes.length; at++) {
    if (bytes[at] !== first || !hasText(bytes, text, at)) continue;
    spend(budget, at - start);
    return at;
  }
  spend(budget, Math.max(bytes.length - start, 0));
  return -1;
}

export function hasText(bytes: Uint8Array, text: string, at: number): boolean {
  for (let index = 0; index < text.length; index++)
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  return true;
}

const DELIMITERS = new Set(Array.from('()<>[]{}/%', (character) => character.charCodeAt(0)));
const PERCENT = 0x25;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
