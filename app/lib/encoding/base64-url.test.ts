import { expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64-url.ts';

test('bytes come back as they were, whatever their number', () => {
  for (const length of [0, 1, 2, 3, 4, 257]) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 151 + 62) % 256);
    const text = toBase64Url(bytes);
    expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
    expect(fromBase64Url(text)).toEqual(bytes);
  }
});

test('padding is accepted, anything else is refused', () => {
  expect(fromBase64Url('YQ==')).toEqual(Uint8Array.of(97));
  expect(fromBase64Url('YQ')).toEqual(Uint8Array.of(97));
  expect(fromBase64Url('a+/b')).toBeNull();
  expect(fromBase64Url('é')).toBeNull();
  expect(fromBase64Url('abcde')).toBeNull();
});
