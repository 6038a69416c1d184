import { expect, test } from 'vitest';
import { isCutShort } from './is-cut-short.ts';

const bytesOf = (text: string, zeros = 0) =>
  new Uint8Array([...new TextEncoder().encode(text), ...new Uint8Array(zeros)]);
const END = 'startxref\n116\n%%EOF';

test('a file with its end is whole, whatever blanks or words follow it', () => {
  for (const file of [bytesOf(END), bytesOf(`${END}\r\n \t`), bytesOf(END, 5000)])
    expect(isCutShort(file)).toBe(false);
  expect(isCutShort(bytesOf(`${END}\n% a signature tool was here`))).toBe(false);
});

test('a file without its end is cut short: an interrupted download, filled with zeros or not', () => {
  for (const file of [bytesOf('%PDF-1.7\n1 0 obj'), bytesOf('%PDF-1.7', 100_000), bytesOf('')])
    expect(isCutShort(file)).toBe(true);
  expect(isCutShort(bytesOf(END + 'x'.repeat(3000)))).toBe(true);
});
