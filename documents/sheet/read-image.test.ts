import { expect, test } from 'vitest';
import { makePng, toDataUrl } from '#documents/pdf/images/test-png.ts';
import { readImage } from './read-image.ts';

const png = (more: Partial<Parameters<typeof makePng>[0]> = {}) =>
  toDataUrl(
    'image/png',
    makePng({
      width: 2,
      height: 1,
      colorType: 2,
      rows: Uint8Array.of(0, 255, 0, 0, 0, 255, 0),
      ...more,
    }),
  );

type Frame = {
  marker?: number;
  precision?: number;
  components?: number;
  width?: number;
  height?: number;
  segments?: number[];
};
const jpeg = ({
  marker = 0xc0,
  precision = 8,
  components = 3,
  width = 30,
  height = 20,
  segments = [],
}: Frame = {}) =>
  toDataUrl(
    'image/jpeg',
    Uint8Array.of(
      0xff,
      0xd8,
      ...segments,
      0xff,
      marker,
      0,
      8,
      precision,
      height >> 8,
      height,
      width >> 8,
      width,
      components,
    ),
  );
const exif = (orientation: number) =>
  [0xff, 0xe1, 0, 34, ...'Exif\0\0II*\0']
    .map((part) => (typeof part === 'string' ? part.charCodeAt(0) : part))
    .concat([8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]);

test('a PNG gives its size and its bytes', () => {
  const dataUrl = png();
  expect(readImage(dataUrl)).toMatchObject({ format: 'png', width: 2, height: 1, dataUrl });
});

test('a JPEG gives its size, whatever stands before its frame', () => {
  expect(readImage(jpeg())).toMatchObject({ format: 'jpeg', width: 30, height: 20 });
  expect(
    readImage(
      jpeg({ marker: 0xc2, components: 1, width: 3000, segments: [0xff, 0xe0, 0, 4, 1, 2] }),
    ),
  ).toMatchObject({ width: 3000 });
});

test('a photograph taken sideways has the size that people see', () => {
  expect(readImage(jpeg({ segments: exif(6) }))).toMatchObject({ width: 20, height: 30 });
  expect(readImage(jpeg({ segments: exif(3) }))).toMatchObject({ width: 30, height: 20 });
  expect(readImage(jpeg({ segments: exif(99) }))).toMatchObject({ width: 30, height: 20 });
});

test('the bytes decide the format, not the media type', () => {
  expect(readImage(png().replace('image/png', 'image/jpeg'))).toMatchObject({ format: 'png' });
  expect(
    readImage(toDataUrl('image/png', new TextEncoder().encode('<svg onload="alert(1)"/>'))),
  ).toEqual({ error: 'Neither a PNG nor a JPEG' });
});

test('what a PDF cannot draw is refused with a reason', () => {
  expect(readImage(png({ isInterlaced: true }))).toEqual({
    error: 'Interlaced PNG: save it without interlacing',
  });
  expect(readImage(png({ colorType: 5 }))).toEqual({
    error: 'PNG colour type 5 with 8 bits does not exist',
  });
  expect(readImage(png({ width: 100_000, height: 100_000 }))).toEqual({
    error: '100000 × 100000 pixels: more than 24 million',
  });
  expect(readImage(png({ width: 0 }))).toEqual({ error: 'The image has no size' });
  expect(readImage(jpeg({ components: 4 }))).toEqual({ error: 'CMYK JPEG: save it in RGB' });
  expect(readImage(jpeg({ precision: 12 }))).toEqual({ error: 'JPEG with 12 bits per component' });
  expect(readImage(jpeg({ marker: 0xc9 }))).toEqual({
    error: 'Lossless or arithmetic-coded JPEG: save it as an ordinary JPEG',
  });
});

test('broken data are refused, never thrown', () => {
  for (const dataUrl of [
    '',
    'data:,',
    'data:image/png;base64,',
    'data:image/png;base64,%%%',
    'data:image/png;base64,A',
    'https://a.fr/logo.png',
  ]) {
    expect(readImage(dataUrl)).toEqual({ error: 'Not a base64 data URL' });
  }
  expect(readImage(png().slice(0, 50))).toHaveProperty('error');
  for (const dataUrl of [jpeg({ segments: exif(6) }), png()]) {
    for (let length = 24; length < dataUrl.length - 4; length += 4)
      expect(() => readImage(dataUrl.slice(0, length))).not.toThrow();
  }
});
