import { readFileSync } from 'node:fs';
import { unzlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { deflate } from '#documents/pdf/bytes/deflate.ts';
import { greek } from '#documents/sheet/fonts/greek.generated.ts';
import { blankGlyphs } from './blank-glyphs.ts';

const font = unzlibSync(readFileSync('public/fonts/sheet-sans-greek-regular.ttf.z'));
const view = new DataView(font.buffer);
const findTable = (wanted: string) => {
  for (let entry = 12; ; entry += 16) {
    if (String.fromCharCode(...font.subarray(entry, entry + 4)) === wanted)
      return view.getUint32(entry + 8);
  }
};
const outlineOf = (bytes: Uint8Array, glyph: number) => {
  const start = (index: number) =>
    findTable('glyf') + view.getUint16(findTable('loca') + index * 2) * 2;
  return [...bytes.subarray(start(glyph), start(glyph + 1))];
};
const glyphOf = (character: string) => greek.codepoints.indexOf(character.codePointAt(0) ?? 0) + 1;
const use = (text: string) => {
  const used = new Uint8Array(greek.codepoints.length + 1);
  for (const character of text) used[glyphOf(character)] = 1;
  return used;
};

test('glyphs that are used keep their outline, the others lose it', () => {
  const blank = blankGlyphs(font, use('Ω'));
  expect(outlineOf(blank, glyphOf('Ω'))).toEqual(outlineOf(font, glyphOf('Ω')));
  expect(outlineOf(blank, glyphOf('Ψ')).some((byte) => byte !== 0)).toBe(false);
  expect(outlineOf(font, glyphOf('Ψ')).some((byte) => byte !== 0)).toBe(true);
});

test('the glyphs that an accented letter is made of stay with it', () => {
  const blank = blankGlyphs(font, use('ή'));
  for (const part of 'ήη΄')
    expect(outlineOf(blank, glyphOf(part))).toEqual(outlineOf(font, glyphOf(part)));
});

test('everything but the outlines is unchanged, and the file deflates to less', () => {
  const blank = blankGlyphs(font, use('Ω'));
  expect(blank).toHaveLength(font.length);
  for (const table of ['cmap', 'hmtx', 'loca']) {
    const start = findTable(table);
    expect(blank.subarray(start, start + 36)).toEqual(font.subarray(start, start + 36));
  }
  expect(deflate(blank).length).toBeLessThan(deflate(font).length / 2);
});

test('a file that is no TrueType font is carried as it is', () => {
  expect(blankGlyphs(Uint8Array.of(1, 2, 3), new Uint8Array(9))).toEqual(Uint8Array.of(1, 2, 3));
});
