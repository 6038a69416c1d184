import { unzlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { readImage } from '#documents/sheet/read-image.ts';
import type { DrawableImage } from './drawable-image.ts';
import { prepareImage } from './prepare-image.ts';
import { makePng, toDataUrl } from './test-png.ts';

type Png = Parameters<typeof makePng>[0];
const prepare = (png: Png | Uint8Array) => {
  const image = readImage(toDataUrl('image/png', png instanceof Uint8Array ? png : makePng(png)));
  return 'error' in image ? image : prepareImage(image);
};
const draw = (png: Png): DrawableImage => {
  const image = prepare(png);
  if ('error' in image) throw new Error(image.error);
  return image;
};

test('an opaque PNG goes as it is, filters included', () => {
  const rows = Uint8Array.of(1, 255, 0, 0, 1, 1, 1, 2, 0, 0, 0, 0, 0, 0);
  const { entries, bytes, mask } = draw({ width: 2, height: 2, colorType: 2, rows });
  expect(entries).toContain(
    '/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors 3/BitsPerComponent 8/Columns 2>>',
  );
  expect(unzlibSync(bytes)).toEqual(rows);
  expect(mask).toBeUndefined();
});

test('alpha leaves the colours without undoing the filters', () => {
  const rows = Uint8Array.of(1, 255, 10, 20, 128, 1, 2, 3, 4, 2, 9, 8, 7, 6, 5, 4, 3, 2);
  const { entries, bytes, mask } = draw({ width: 2, height: 2, colorType: 6, rows });
  expect(entries).toContain('/Colors 3');
  expect([...unzlibSync(bytes)]).toEqual([1, 255, 10, 20, 1, 2, 3, 2, 9, 8, 7, 5, 4, 3]);
  expect(mask?.entries).toContain('/DeviceGray');
  expect([...unzlibSync(mask?.bytes ?? new Uint8Array())]).toEqual([1, 128, 4, 2, 6, 2]);
});

test('alpha of 16 bits keeps both bytes', () => {
  const { entries, bytes, mask } = draw({
    width: 1,
    height: 1,
    bitDepth: 16,
    colorType: 4,
    rows: Uint8Array.of(0, 1, 2, 3, 4),
  });
  expect(entries).toContain('/DeviceGray/BitsPerComponent 16');
  expect([...unzlibSync(bytes)]).toEqual([0, 1, 2]);
  expect([...unzlibSync(mask?.bytes ?? new Uint8Array())]).toEqual([0, 3, 4]);
});

test('a palette becomes an indexed colour space, its transparent entries a mask', () => {
  const palette: [string, Uint8Array] = ['PLTE', Uint8Array.of(255, 0, 0, 0, 255, 0, 0, 0, 255)];
  // Four pixels of two bits, 0 1 2 1, then the same row through the « up » filter.
  const png = {
    width: 4,
    height: 2,
    bitDepth: 2,
    colorType: 3,
    rows: Uint8Array.of(0, 0b00_01_10_01, 2, 0),
  };
  expect(draw({ ...png, more: [palette] }).entries).toContain(
    '/ColorSpace[/Indexed/DeviceRGB 2<FF000000FF000000FF>]',
  );
  const { mask } = draw({ ...png, more: [palette, ['tRNS', Uint8Array.of(255, 0, 100)]] });
  expect([...unzlibSync(mask?.bytes ?? new Uint8Array())]).toEqual([
    255, 0, 100, 0, 255, 0, 100, 0,
  ]);
  expect(draw({ ...png, more: [palette, ['tRNS', Uint8Array.of(255, 255)]] }).mask).toBeUndefined();
});

test('every filter of a palette image is undone for its mask', () => {
  const more: [string, Uint8Array][] = [
    ['PLTE', new Uint8Array(768)],
    ['tRNS', Uint8Array.from({ length: 256 }, (_, index) => 255 - index)],
  ];
  const rows = Uint8Array.of(1, 10, 5, 250, 3, 10, 10, 10, 4, 1, 2, 3);
  const { mask } = draw({ width: 3, height: 3, colorType: 3, rows, more });
  expect([...unzlibSync(mask?.bytes ?? new Uint8Array())].map((alpha) => 255 - alpha)).toEqual([
    10, 15, 9, 15, 25, 27, 16, 27, 30,
  ]);
});

test('the one transparent colour of an opaque PNG is a colour key', () => {
  const rows = Uint8Array.of(0, 1, 2, 3);
  expect(
    draw({
      width: 1,
      height: 1,
      colorType: 2,
      rows,
      more: [['tRNS', Uint8Array.of(0, 1, 0, 2, 0, 3)]],
    }).entries,
  ).toContain('/Mask[1 1 2 2 3 3]');
});

test('broken pixels are refused, never thrown', () => {
  const png = { width: 2, height: 2, colorType: 2, rows: Uint8Array.of(0, 1, 2) };
  expect(prepare(png)).toEqual({ error: 'The data are cut short' });
  expect(prepare({ ...png, colorType: 3, rows: new Uint8Array(20) })).toEqual({
    error: 'The PNG has no palette',
  });
  const broken = makePng({ ...png, rows: new Uint8Array(100) }).fill(0xff, 41, 60);
  expect(prepare(broken)).toHaveProperty('error');
  expect(prepare(broken.subarray(0, 40))).toHaveProperty('error');
});

test('a few bytes that announce gigabytes are inflated no further than the image', () => {
  const image = draw({ width: 1, height: 1, colorType: 6, rows: new Uint8Array(3_000_000) });
  expect(unzlibSync(image.bytes)).toHaveLength(4);
});

test('the same image is prepared once', () => {
  const image = readImage(
    toDataUrl(
      'image/png',
      makePng({ width: 1, height: 1, colorType: 0, rows: Uint8Array.of(0, 9) }),
    ),
  );
  if ('error' in image) throw new Error(image.error);
  expect(prepareImage(image)).toBe(prepareImage(image));
});

test('a JPEG goes as it is, turned when it was taken sideways', () => {
  const exif = [...'Exif\0\0MM\0*\0\0\0\b']
    .map((letter) => letter.charCodeAt(0))
    .concat([0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0, 0, 0, 0, 0]);
  const bytes = Uint8Array.of(
    0xff,
    0xd8,
    0xff,
    0xe1,
    0,
    exif.length + 2,
    ...exif,
    0xff,
    0xc0,
    0,
    8,
    8,
    0,
    20,
    0,
    30,
    1,
  );
  const image = readImage(toDataUrl('image/jpeg', bytes));
  if ('error' in image) throw new Error(image.error);
  expect(image).toMatchObject({ width: 20, height: 30 });
  expect(prepareImage(image)).toMatchObject({
    turn: '0 1 -1 0 1 0',
    entries: expect.stringContaining('/Width 30/Height 20/ColorSpace/DeviceGray'),
  });
});
