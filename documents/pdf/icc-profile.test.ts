import { expect, test } from 'vitest';
import { makeSrgbProfile } from './icc-profile.ts';
import { toLatin1 } from './test/test-reader.ts';

const profile = makeSrgbProfile();
const view = new DataView(profile.buffer);
const tags = Array.from({ length: view.getUint32(128) }, (_, index) => {
  const start = 132 + index * 12;
  return {
    name: toLatin1(profile.subarray(start, start + 4)),
    position: view.getUint32(start + 4),
    length: view.getUint32(start + 8),
  };
});

test('the profile is a small RGB display profile of the length that it says', () => {
  expect(view.getUint32(0)).toBe(profile.length);
  expect(profile.length).toBeLessThan(700);
  expect(toLatin1(profile.subarray(12, 24))).toBe('mntrRGB XYZ ');
  expect(toLatin1(profile.subarray(36, 40))).toBe('acsp');
});

test('each tag lies inside, on a multiple of four', () => {
  expect(tags.map(({ name }) => name)).toEqual([
    'desc',
    'cprt',
    'wtpt',
    'chad',
    'rXYZ',
    'gXYZ',
    'bXYZ',
    'rTRC',
    'gTRC',
    'bTRC',
  ]);
  for (const { position, length } of tags) {
    expect(position % 4).toBe(0);
    expect(position + length).toBeLessThanOrEqual(profile.length);
  }
});

test('red, green and blue add up to the white of the profile', () => {
  for (const offset of [8, 12, 16]) {
    const sum = ['rXYZ', 'gXYZ', 'bXYZ'].reduce(
      (total, wanted) =>
        total + view.getInt32((tags.find(({ name }) => name === wanted)?.position ?? 0) + offset),
      0,
    );
    const white = view.getInt32((tags.find(({ name }) => name === 'wtpt')?.position ?? 0) + offset);
    expect(Math.abs(sum - white) / 65_536).toBeLessThan(0.0005);
  }
});
