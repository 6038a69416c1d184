import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { cyrillic } from '#documents/sheet/fonts/cyrillic.generated.ts';
import { greek } from '#documents/sheet/fonts/greek.generated.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { latinExt } from '#documents/sheet/fonts/latin-ext.generated.ts';
import { buildFontFiles } from './fonts/build-font-files.ts';
import { componentsOf } from './fonts/glyph.ts';
import { readSfnt, requireTable } from './fonts/sfnt.ts';
import { readSourceFont } from './fonts/source-font.ts';

const root = join(import.meta.dirname, '..');
const files = [latin, latinExt, greek, cyrillic].flatMap((part) => [
  { part, weight: 'regular' as const },
  { part, weight: 'semibold' as const },
]);
const readTtf = ({ part, weight }: (typeof files)[number]) =>
  inflateSync(readFileSync(join(root, `public/fonts/sheet-sans-${part.name}-${weight}.ttf.z`)));

let built: Map<string, Buffer>;
beforeAll(async () => {
  built = await buildFontFiles(root);
});

test('the committed files are those that the fonts package gives', () => {
  const stale = [...built]
    .filter(([path, content]) => !content.equals(readFileSync(join(root, path))))
    .map(([path]) => path);
  expect(built.size).toBe(1 + files.length * 2 + 4);
  expect(stale).toEqual([]);
});

test('the metrics tell how long the files are once inflated', () => {
  for (const file of files) expect(file.part.fileLengths[file.weight]).toBe(readTtf(file).length);
});

test('the advances of the metrics are those of the font files', () => {
  for (const file of files) {
    const font = readSourceFont(readTtf(file));
    const { codepoints, advances } = file.part;
    expect(codepoints.map((_, index) => font.advance(index + 1))).toEqual(advances[file.weight]);
  }
});

test('glyph i + 1 draws the i-th code point in both weights', () => {
  for (const file of files) {
    const { characters } = readSourceFont(readTtf(file));
    expect([...characters]).toEqual(
      file.part.codepoints.map((codepoint, index) => [codepoint, index + 1]),
    );
  }
});

test('the fonts embedded in documents have no hinting, no layout and no name', () => {
  for (const file of files) {
    const tables = readSfnt(readTtf(file));
    expect([...tables.keys()]).toEqual(['cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']);
  }
});

test('spaces and zero-width characters draw nothing', () => {
  for (const file of files) {
    const font = readSourceFont(readTtf(file));
    const drawn = file.part.codepoints.filter((_, index) => font.glyph(index + 1).length > 0);
    expect(
      drawn.filter((codepoint) => /[\p{Zs}\p{Cf}]/u.test(String.fromCodePoint(codepoint))),
    ).toEqual([]);
  }
});

test('composite glyphs use glyphs of their own file', () => {
  for (const file of files) {
    const font = readSourceFont(readTtf(file));
    const glyphCount = requireTable(font.tables, 'maxp').readUInt16BE(4);
    const components = Array.from({ length: glyphCount }, (_, glyphId) =>
      componentsOf(font.glyph(glyphId)),
    ).flat();
    expect(components.length).toBeGreaterThan(0);
    expect(components.filter((component) => component === 0 || component >= glyphCount)).toEqual(
      [],
    );
  }
});

test('the part that every document loads is small', () => {
  const sizes = files.filter(({ part }) => part === latin).map((file) => readTtf(file).length);
  expect(Math.max(...sizes)).toBeLessThan(22_000);
});
