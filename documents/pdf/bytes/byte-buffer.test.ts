import { expect, test } from 'vitest';
import { toLatin1 } from '#documents/pdf/test/test-reader.ts';
import {
  createBuffer,
  viewBytes,
  writeBytes,
  writeHundredths,
  writeInteger,
  writeLatin1,
} from './byte-buffer.ts';

const written = (write: (buffer: ReturnType<typeof createBuffer>) => void) => {
  const buffer = createBuffer(1);
  write(buffer);
  return toLatin1(viewBytes(buffer));
};

test('hundredths are written as the shortest decimal', () => {
  const cases: [number, string][] = [
    [0, '0'],
    [5, '.05'],
    [-5, '-.05'],
    [50, '.5'],
    [100, '1'],
    [1250, '12.5'],
    [59528, '595.28'],
    [-120, '-1.2'],
    [1_440_000, '14400'],
  ];
  for (const [value, expected] of cases)
    expect(written((buffer) => writeHundredths(buffer, value))).toBe(expected);
});

test('integers are written whole', () => {
  for (const value of [0, 7, 10, 99, 100, 12_345, -42, Number.MAX_SAFE_INTEGER])
    expect(written((buffer) => writeInteger(buffer, value))).toBe(String(value));
});

test('the buffer grows as needed and keeps what it holds', () => {
  const long = 'é'.repeat(5000);
  expect(
    written((buffer) => {
      writeLatin1(buffer, 'a');
      writeLatin1(buffer, long);
      writeBytes(buffer, Uint8Array.of(98));
    }),
  ).toBe(`a${long}b`);
});
