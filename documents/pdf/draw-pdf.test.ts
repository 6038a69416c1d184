import { expect, test } from 'vitest';
import { greek } from '#documents/sheet/fonts/greek.generated.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import type { Sheet } from '#documents/sheet/marks.ts';
import { readImage } from '#documents/sheet/read-image.ts';
import { makePng, toDataUrl } from './images/test-png.ts';
import { draw, drawAndRead, makeSheet, readMetadata, readShownTexts } from './test/test-drawing.ts';
import { follow, type ReadObject, readPageObjects, toLatin1 } from './test/test-reader.ts';
import { makeTestSheet, makeText } from './test/test-sheet.ts';

/** The texts of a page, decoded through the ToUnicode map of the Latin regular font. */
function extractText(objects: Map<number, ReadObject>, content: string): string[] {
  const font = readShownTexts(objects).find(
    (text) => text.includes('/Subtype/Type0') && text.includes('LATINA'),
  );
  const map = toLatin1(follow(objects, font ?? '', 'ToUnicode').stream ?? new Uint8Array());
  const characters = new Map<number, string>();
  for (const [, first = '', last = '', start = ''] of map.matchAll(/<(....)><(....)><(....)>/g)) {
    for (let glyph = Number.parseInt(first, 16); glyph <= Number.parseInt(last, 16); glyph++) {
      characters.set(
        glyph,
        String.fromCharCode(Number.parseInt(start, 16) + glyph - Number.parseInt(first, 16)),
      );
    }
  }
  return [...content.matchAll(/ T[dm]\(((?:\\[\s\S]|[^\\)])*)\)Tj/g)].map(([, string = '']) => {
    const bytes = string.replace(/\\([\s\S])/g, (_, escaped: string) =>
      escaped === 'r' ? '\r' : escaped,
    );
    return Array.from({ length: bytes.length / 2 }, (_, index) =>
      characters.get(bytes.charCodeAt(index * 2) * 256 + bytes.charCodeAt(index * 2 + 1)),
    ).join('');
  });
}

test('the same sheet gives the same bytes, another one another identifier', () => {
  const identifier = (pdf: Uint8Array) => /\/ID\[<([0-9A-F]{32})>/.exec(toLatin1(pdf))?.[1];
  expect(draw(makeTestSheet())).toEqual(draw(makeTestSheet()));
  expect(identifier(draw(makeTestSheet()))).not.toBe(
    identifier(draw(makeTestSheet({ lineCount: 13 }))),
  );
});

test('each reference of a long document leads to an object', () => {
  const objects = drawAndRead(makeTestSheet({ lineCount: 300 }), {});
  for (const text of readShownTexts(objects)) {
    for (const [, number] of text.matchAll(/(\d+) 0 R/g))
      expect(objects.has(Number(number)), `${number} in ${text.slice(0, 200)}`).toBe(true);
  }
});

test('text is read back exactly, no-break spaces and syntax characters included', () => {
  const glyphs = latin.codepoints.map((codepoint) => String.fromCodePoint(codepoint)).join('');
  const said = ['1\u202f350,00\u00a0€', '(a)\\b', glyphs];
  const sheet = makeSheet({
    pages: [
      {
        width: 600,
        height: 800,
        marks: said.map((text, index) => makeText(text, { x: 40, y: 100 + index * 20 })),
      },
    ],
  });
  const objects = drawAndRead(sheet);
  expect(extractText(objects, readPageObjects(objects)[0] ?? '')).toEqual(said);
});

test('a tagged text ends in a space, in another font if its own has none', () => {
  const put = (text: string, more = {}) => makeText(text, { x: 1, y: 1, node: 1, ...more });
  const marks = [put('sous-', { isCut: true }), put('traitance'), put('Ωμέγα', { part: 'greek' })];
  const page = { width: 100, height: 100, marks };
  const nodes: Sheet['nodes'] = [
    { role: 'Document', parent: null },
    { role: 'P', parent: 0 },
  ];
  const artifact = { ...page, marks: [put('1 / 2', { node: undefined })] };
  const objects = drawAndRead(makeSheet({ nodes, pages: [page, artifact] }));
  const [first = '', second = ''] = readPageObjects(objects);
  expect(extractText(objects, first).slice(0, 2)).toEqual(['sous-', 'traitance ']);
  expect(first).toContain('Tj\n/F0 9 Tf\n(\u0000\u0001)Tj\nEMC');
  expect(extractText(objects, second)).toEqual(['1 / 2']);
});

test('hostile metadata stay inside their strings', () => {
  const title = '</rdf:li>]]>&"\' ) /Evil \u0000\ud800😀';
  const objects = drawAndRead(makeSheet({ title, author: '<b>', subject: '\\' }));
  const xmp = readMetadata(objects);
  expect(xmp).toContain('&lt;/rdf:li&gt;]]&gt;&amp;"\' ) /Evil \ufffd😀');
  expect(xmp).toContain('<rdf:li>&lt;b&gt;</rdf:li>');
  const information = readShownTexts(objects).find((text) => text.startsWith('<</Title')) ?? '';
  expect(information).toMatch(
    /^<<\/Title<FEFF[0-9A-F]+>\/Author\(<b>\)\/Subject\(\\\\\)\/Creator\(Facturier\)/,
  );
});

test('an empty page and an empty document are drawn', () => {
  expect(readPageObjects(drawAndRead(makeSheet({})))).toEqual(['']);
  expect(
    readShownTexts(drawAndRead(makeSheet({}))).some((text) => text.startsWith('<</S/Document/')),
  ).toBe(true);
});

test('an image is drawn with its transparency; one that is broken leaves its place empty', () => {
  const rows = Uint8Array.from({ length: 4 * 17 }, (_, index) => (index % 17 === 0 ? 0 : index));
  const make = (png: Uint8Array) => {
    const image = readImage(toDataUrl('image/png', png));
    if ('error' in image) throw new Error(image.error);
    return drawAndRead(makeTestSheet({ lineCount: 1, image }));
  };
  const png = makePng({ width: 4, height: 4, colorType: 6, rows });
  expect(readPageObjects(make(png))[0]).toContain('q 100 0 0 50 440 761.89 cm /I0 Do Q');
  expect(readShownTexts(make(png)).some((text) => /\/SMask \d+ 0 R/.test(text))).toBe(true);
  const broken = make(makePng({ width: 4, height: 4, colorType: 6, rows: rows.subarray(0, 9) }));
  expect(readPageObjects(broken)[0]).not.toContain('/I0');
  expect(
    readShownTexts(broken).some(
      (text) => text.startsWith('<</S/Figure/') && text.includes('/BBox'),
    ),
  ).toBe(true);
});

test('only the fonts that are used are embedded, whole and with the widths of the sheet', () => {
  const greekText = makeText('Ωμέγα', { x: 1, y: 1, part: 'greek' });
  const all = readShownTexts(
    drawAndRead(makeSheet({ pages: [{ width: 100, height: 100, marks: [greekText] }] })),
  );
  expect(
    all
      .filter((text) => text.includes('/FontDescriptor/FontName'))
      .map((text) => /FontName\/(\S+?)\//.exec(text)?.[1]),
  ).toEqual(['GREEKA+SheetSans-Regular']);
  expect(all.find((text) => text.includes('/CIDFontType2'))).toContain(
    `/W[1[${greek.advances.regular.join(' ')}]]`,
  );
});

test('what a sheet never has is a bug, and is thrown', () => {
  const withText = (text: string, more = {}) =>
    makeSheet({
      pages: [{ width: 100, height: 100, marks: [makeText(text, { x: 1, y: 1, ...more })] }],
    });
  expect(() => draw(withText('日'))).toThrow('No glyph for « 日 »');
  expect(() => draw(withText('Ω', { part: 'greek', weight: 'semibold' }))).toThrow(
    'a font that was not given: greek, semibold',
  );
  expect(() => draw(withText('a', { color: 'red' }))).toThrow('Not a colour');
});
