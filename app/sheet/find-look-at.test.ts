import { expect, test } from 'vitest';
import type { Mark, Page } from '#documents';
import { findLookAt, logoPlaceOn } from './find-look-at.ts';

const logoPlace = { x: 48, y: 42, width: 140, height: 50 };
const band: Mark = { type: 'box', x: 0, y: 300, width: 595, height: 90, fill: '#1C5D4A' };
const grey: Mark = { type: 'box', x: 0, y: 500, width: 595, height: 90, fill: '#EEEEEE' };
const seller: Mark = {
  type: 'text',
  x: 48,
  y: 55,
  width: 100,
  text: 'Menuiserie Lefèvre',
  size: 11,
  part: 'latin',
  weight: 'semibold',
  color: '#16202E',
  field: 'seller.name',
  node: 0,
};
const pageOf = (marks: Mark[], place: Page['logoPlace'] = logoPlace): Page => ({
  width: 595,
  height: 842,
  marks,
  ...(place && { logoPlace: place }),
});

test('an empty head shows the whole place of a logo, one with a seller a small one above it', () => {
  expect(logoPlaceOn(pageOf([band]))).toEqual(logoPlace);
  const small = logoPlaceOn(pageOf([seller]));
  expect(small?.x).toBe(48);
  expect((small?.y ?? 0) + (small?.height ?? 0)).toBeLessThan(42);
});

test('a sheet with a logo shows no place for one', () => {
  const { logoPlace: _none, ...page } = pageOf([seller]);
  expect(logoPlaceOn(page)).toBeNull();
  expect(findLookAt(page, { x: 60, y: 60 }, '#1C5D4A')).toBeNull();
});

test('a point leads to the logo or to the colour, and elsewhere to nothing', () => {
  const at = (x: number, y: number) => findLookAt(pageOf([band, grey]), { x, y }, '#1C5D4A');
  expect(at(100, 60)).toBe('style.logo');
  expect(at(300, 340)).toBe('style.accent');
  expect(at(300, 540)).toBeNull();
  expect(at(400, 200)).toBeNull();
});
