import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isSignature } from './is-signature.ts';
import { asPngUrl, makeSignature } from './make-signature.test.support.ts';

const png = makeSignature();
const bytes = Buffer.from(png.split(',')[1] ?? '', 'base64');
const pixels: [string, Buffer] = ['IDAT', deflateSync(Buffer.alloc(3))];
const change = (at: number, byte: number) => {
  const changed = Buffer.from(bytes);
  changed[at] = byte;
  return asPngUrl(changed);
};

test('a whole PNG is a signature, whatever it says besides its pixels', () => {
  expect(isSignature(png)).toBe(true);
  expect(isSignature(makeSignature({ width: 2000, height: 2000 }))).toBe(true);
  const text: [string, Buffer] = ['tEXt', Buffer.from('Software\0canvas')];
  expect(isSignature(makeSignature({ chunks: [text, pixels, pixels, text] }))).toBe(true);
});

test.each([
  ['nothing', ''],
  ['words', 'Zoé Martin'],
  ['a prefix alone', 'data:image/png;base64,'],
  ['another type', png.replace('image/png', 'image/svg+xml')],
  ['parameters', png.replace(';base64', ';charset=utf-8;base64')],
  ['a JPEG', asPngUrl(Buffer.from('ffd8ffe000104a464946', 'hex'))],
  ['markup', asPngUrl(Buffer.from('<svg onload="alert(1)">'))],
  ['base64 with a space', png.replace(',', ', ')],
  ['base64 of the web', `${png.slice(0, -4)}-_8=`],
  ['base64 that is not whole', png.slice(0, -2)],
  ['a PNG that is cut', asPngUrl(bytes.subarray(0, -1))],
  ['a PNG without an end', asPngUrl(bytes.subarray(0, -12))],
  ['something after its end', asPngUrl(Buffer.concat([bytes, Buffer.from('<script>')]))],
  ['two PNG', asPngUrl(Buffer.concat([bytes, bytes]))],
  ['a wrong checksum', change(bytes.length - 1, 0)],
  ['a length beyond the end', change(8, 0x7f)],
  ['no pixel', makeSignature({ chunks: [] })],
  ['no header', asPngUrl(Buffer.concat([bytes.subarray(0, 8), bytes.subarray(33)]))],
  ['two headers', asPngUrl(Buffer.concat([bytes.subarray(0, 33), bytes.subarray(8)]))],
  ['a long header', makeSignature({ chunks: [['IHDR', Buffer.alloc(14)], pixels] })],
  ['an interlaced PNG', makeSignature({ interlacing: 1 })],
  ['no width', makeSignature({ width: 0 })],
  ['no height', makeSignature({ height: 0 })],
  ['too wide a picture', makeSignature({ width: 2001, chunks: [pixels] })],
  ['a picture that unfolds to billions', makeSignature({ height: 2 ** 31, chunks: [pixels] })],
])('%s is none', (_, text) => {
  expect(isSignature(text)).toBe(false);
});
