import { expect, test } from 'vitest';
import { createSheetFonts, listMissingParts } from './sheet-fonts.ts';

test('French text needs nothing more than the Latin part', () => {
  const { getMetrics } = createSheetFonts();
  expect(listMissingParts('L’Œuvre\u00a0: 1\u202f234,56\u00a0€\n« été »', getMetrics())).toEqual(
    [],
  );
});

test('a Greek name brings the Greek part once, in its place', async () => {
  const fonts = createSheetFonts();
  expect(await fonts.load('Αθήνα Łódź')).toBe(true);
  expect(fonts.getMetrics().parts.map(({ name }) => name)).toEqual(['latin', 'latin-ext', 'greek']);
  expect(await fonts.load('Αθήνα')).toBe(false);
  expect(await fonts.load('Москва')).toBe(true);
});

test('characters that no part draws are asked for once at most', async () => {
  const fonts = createSheetFonts();
  await fonts.load('日本');
  expect(await fonts.load('日本')).toBe(false);
});
