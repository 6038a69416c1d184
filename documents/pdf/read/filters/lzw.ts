import { createBuffer, viewBytes, writeByte } from '#documents/pdf/bytes/byte-buffer.ts';
import type { Inflated } from './inflate.ts';

/**
 * LZWDecode (ISO 32000-1, § 7.4.4.2). Each code is another code plus a last byte; `earlyChange` is
 * 1 when codes widen one code early.
 */
export function decodeLzw(
  bytes: Uint8Array,
  { limit, earlyChange }: { limit: number; earlyChange: number },
): Inflated {
  const out = createBuffer(Math.min(bytes.length * 4 + 16, limit));
  const table = createTable();
  const bits = { bytes, at: 0 };
  let width = MIN_WIDTH;
  let previous = -1;
  for (let code = readBits(bits, width); code !== END; code = readBits(bits, width)) {
    if (code === CLEAR) {
      [table.size, width, previous] = [FIRST_FREE, MIN_WIDTH, -1];
      continue;
    }
    if (code > table.size || (code === table.size && previous === -1)) return 'damaged';
    // A code not defined yet is the previous one plus its own first byte.
    const first = firstByte(table, code < table.size ? code : previous);
    if (previous !== -1 && table.size < MAX_CODES) addCode(table, previous, first);
    if (out.length + chainLength(table, code) > limit) return 'too-large';
    writeChain(table, code, (byte) => writeByte(out, byte));
    previous = code;
    width = widthOf(table.size + earlyChange);
  }
  return viewBytes(out);
}

type Table = { prefix: Int16Array; last: Uint8Array; length: Uint16Array; size: number };

function createTable(): Table {
  const table = {
    prefix: new Int16Array(MAX_CODES).fill(-1),
    last: new Uint8Array(MAX_CODES),
    length: new Uint16Array(MAX_CODES).fill(1),
    size: FIRST_FREE,
  };
  for (let byte = 0; byte < 256; byte++) table.last[byte] = byte;
  return table;
}

function addCode(table: Table, prefix: number, last: number): void {
  table.prefix[table.size] = prefix;
  table.last[table.size] = last;
  table.length[table.size] = chainLength(table, prefix) + 1;
  table.size++;
}

function chainLength({ length }: Table, code: number): number {
  return length[code] ?? 0;
}

function firstByte({ prefix, last }: Table, code: number): number {
  let first = code;
  for (let next = prefix[first] ?? -1; next !== -1; next = prefix[first] ?? -1) first = next;
  return last[first] ?? 0;
}

function writeChain(table: Table, code: number, write: (byte: number) => void): void {
  const chain = new Uint8Array(chainLength(table, code));
  for (let at = chain.length - 1, link = code; at >= 0; at--) {
    chain[at] = table.last[link] ?? 0;
    link = table.prefix[link] ?? -1;
  }
  for (const byte of chain) write(byte);
}

/** The next `width` bits; END past the data. */
function readBits(bits: { bytes: Uint8Array; at: number }, width: number): number {
  if (bits.at + width > bits.bytes.length * 8) return END;
  let code = 0;
  for (let index = 0; index < width; index++, bits.at++) {
    const byte = bits.bytes[bits.at >> 3] ?? 0;
    code = code * 2 + ((byte >> (7 - (bits.at & 7))) & 1);
  }
  return code;
}

function widthOf(size: number): number {
  if (size < 512) return 9;
  if (size < 1024) return 10;
  return size < 2048 ? 11 : 12;
}

const CLEAR = 256;
const END = 257;
const FIRST_FREE = 258;
const MIN_WIDTH = 9;
const MAX_CODES = 4096;
