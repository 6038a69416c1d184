import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { unzlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { checkProperty } from '#scripts/test/check-property.ts';
import { deflate } from './deflate.ts';

const encode = (text: string) => new TextEncoder().encode(text);

test('nothing, a byte and a few bytes come back', () => {
  for (const text of ['', 'a', 'abc', 'abcd', 'abcabcabcabc'])
    expect(unzlibSync(deflate(encode(text)))).toEqual(encode(text));
});

test('any bytes come back, checksum included', () => {
  const repetitive = fc
    .array(fc.constantFrom('<<', '/S', '/TD', ' 0 R', '12', 'é', '\u0000'), { maxLength: 2000 })
    .map((words) => encode(words.join('')));
  checkProperty(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 5000 }), repetitive), (bytes) => {
      expect(Uint8Array.from(inflateSync(deflate(bytes)))).toEqual(Uint8Array.from(bytes));
    }),
  );
});

test('a repeat at the farthest reach comes back, one beyond is written again', () => {
  for (const gap of [32_767, 32_768, 32_769]) {
    const bytes = Uint8Array.from(
      { length: gap + 300 },
      (_, index) => ((index % gap) * 7919 * (index % gap)) >> 7,
    );
    expect(Uint8Array.from(inflateSync(deflate(bytes)))).toEqual(bytes);
  }
});

test('a long repetition takes little room', () => {
  expect(deflate(new Uint8Array(1_000_000)).length).toBeLessThan(10_000);
  expect(deflate(encode('<ram:LineID>1</ram:LineID>'.repeat(1000))).length).toBeLessThan(400);
});

test('bytes without repetition grow by an eighth at most', () => {
  const bytes = Uint8Array.from(
    { length: 10_000 },
    (_, index) => 144 + (((index * index * 7919) >> 5) % 112),
  );
  expect(deflate(bytes).length).toBeLessThan(11_300);
});
