import { expect, test } from 'vitest';
import { decodeLzw } from './lzw.ts';

const settings = { limit: 100_000, earlyChange: 1 };

test('the example of the standard is read', () => {
  // ISO 32000-1, § 7.4.4.2, example 2
  const packed = Uint8Array.of(0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01);
  expect(decodeLzw(packed, settings)).toEqual(
    Uint8Array.of(45, 45, 45, 45, 45, 65, 45, 45, 45, 66),
  );
});

test('codes grow as the table does', () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, index) => (index * index) % 251);
  for (const earlyChange of [0, 1])
    expect(decodeLzw(encodeLzw(bytes, earlyChange), { limit: 100_000, earlyChange })).toEqual(
      bytes,
    );
});

test('what it expands to is bounded, and a code that does not exist is refused', () => {
  const bytes = new Uint8Array(50_000);
  expect(decodeLzw(encodeLzw(bytes, 1), { ...settings, limit: 49_999 })).toBe('too-large');
  expect(decodeLzw(Uint8Array.of(0xff, 0xff), settings)).toBe('damaged');
});

/** The simplest encoder: clears the table when it is full. */
function encodeLzw(bytes: Uint8Array, earlyChange: number): Uint8Array {
  let bits = '';
  let table = new Map<string, number>();
  let size = 258;
  const write = (code: number) => {
    let width = 9;
    while (size + earlyChange > 2 ** width) width++;
    bits += code.toString(2).padStart(Math.min(width, 12), '0');
  };
  write(256);
  let known = '';
  const codeOf = (text: string) => table.get(text) ?? text.charCodeAt(0);
  for (const byte of bytes) {
    const next = known + String.fromCharCode(byte);
    if (next.length === 1 || table.has(next)) {
      known = next;
      continue;
    }
    write(codeOf(known));
    table.set(next, size++);
    known = String.fromCharCode(byte);
    if (size < 4094) continue;
    write(codeOf(known));
    size++;
    write(256);
    [table, size, known] = [new Map(), 258, ''];
  }
  if (known !== '') {
    write(codeOf(known));
    size++;
  }
  write(257);
  const out = new Uint8Array(Math.ceil(bits.length / 8));
  for (let index = 0; index < out.length; index++)
    out[index] = Number.parseInt(bits.slice(index * 8, index * 8 + 8).padEnd(8, '0'), 2);
  return out;
}
