import { expect, test } from 'vitest';
import { toBase64 } from './to-base64.ts';

test('bytes are written as base64, however many there are', () => {
  expect(toBase64(new Uint8Array([0, 255, 16]))).toBe('AP8Q');
  expect(toBase64(new Uint8Array(100_000))).toHaveLength(133_336);
});
