import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { createSheetFonts, listMissingParts } from './sheet-fonts.ts';

const about = (subject: string) => requireDraft({ ...samples.graphiste, subject });

test('French text needs nothing more than the Latin part', () => {
  const { getMetrics } = createSheetFonts();
  expect(listMissingParts('L’Œuvre\u00a0: 1\u202f234,56\u00a0€\n« été »', getMetrics())).toEqual(
    [],
  );
});

test('a Greek name brings the Greek part once, in its place', async () => {
  const fonts = createSheetFonts();
  expect(await fonts.load(about('Αθήνα Łódź'))).toBe(true);
  expect(fonts.getMetrics().parts.map(({ name }) => name)).toEqual(['latin', 'latin-ext', 'greek']);
  expect(await fonts.load(about('Αθήνα'))).toBe(false);
  expect(await fonts.load(about('Москва'))).toBe(true);
});

test('characters that no part draws are asked for once at most', async () => {
  const fonts = createSheetFonts();
  await fonts.load(about('日本'));
  expect(await fonts.load(about('日本'))).toBe(false);
});

test('a document in English brings its words once, whatever else it asks for', async () => {
  const fonts = createSheetFonts();
  const draft = requireDraft({ ...samples.graphiste, language: 'en' });
  expect(await fonts.load(draft)).toBe(true);
  expect(fonts.getMetrics().languages.map(({ labels }) => labels.language)).toEqual(['en']);
  expect(await fonts.load(draft)).toBe(false);
  expect(await fonts.load(about('Αθήνα'))).toBe(true);
  expect(fonts.getMetrics().languages).toHaveLength(1);
});
