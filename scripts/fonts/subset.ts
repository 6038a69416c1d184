import { componentsOf, renumberComponents } from './glyph.ts';
import { INVISIBLE } from './parts.ts';
import { padTo, requireTable, type Tables } from './sfnt.ts';
import type { SourceFont } from './source-font.ts';

/** Source glyph numbers in their new order; null is an empty glyph without width. */
export type GlyphOrder = readonly (number | null)[];

export type Box = readonly [left: number, bottom: number, right: number, top: number];
export type Subset = { tables: Tables; bbox: Box };

/**
 * .notdef, one glyph per code point, then glyphs that only composites use. All weights share the
 * order: the glyph of `codepoints[i]` is `i + 1`.
 */
export function orderGlyphs(
  fonts: readonly SourceFont[],
  codepoints: readonly number[],
): GlyphOrder {
  const order = [0, ...codepoints.map((codepoint) => requireSameGlyph(fonts, codepoint))];
  const known = new Set(order);
  for (const glyphId of order) {
    if (glyphId === null) continue;
    for (const component of fonts.flatMap((font) => componentsOf(font.glyph(glyphId)))) {
      if (known.has(component)) continue;
      known.add(component);
      order.push(component);
    }
  }
  return order;
}

/** The tables that PDF readers need (ISO 32000-1, 9.9), and a cmap so that the file works alone. */
export function makeSubset(
  font: SourceFont,
  order: GlyphOrder,
  codepoints: readonly number[],
): Subset {
  const numbers = new Map(order.map((glyphId, index) => [glyphId, index]));
  const renumber = (glyphId: number) => numbers.get(glyphId) ?? 0;
  const glyphs = order.map((glyphId) =>
    glyphId === null ? EMPTY : renumberComponents(font.glyph(glyphId), renumber),
  );
  const bbox = boxAround(glyphs);
  const tables: Tables = new Map([
    ['cmap', writeCmap(codepoints)],
    ['glyf', Buffer.concat(glyphs.map((glyph) => padTo(glyph, 2)))],
    ['head', writeHead(font, bbox)],
    ['hhea', writeHhea(font, order)],
    ['hmtx', writeHmtx(font, order)],
    ['loca', writeLoca(glyphs)],
    ['maxp', writeMaxp(font, order.length)],
  ]);
  return { tables, bbox };
}

/** Ranges of consecutive numbers, both ends included. */
export function toRanges(codepoints: readonly number[]): [first: number, last: number][] {
  const ranges: [number, number][] = [];
  for (const codepoint of codepoints) {
    const range = ranges.at(-1);
    if (range && range[1] === codepoint - 1) range[1] = codepoint;
    else ranges.push([codepoint, codepoint]);
  }
  return ranges;
}

function requireSameGlyph(fonts: readonly SourceFont[], codepoint: number): number | null {
  if (INVISIBLE.includes(codepoint)) return null;
  const [glyphId, ...others] = new Set(fonts.map((font) => font.characters.get(codepoint)));
  if (glyphId === undefined || others.length > 0)
    throw new Error(`The weights do not share the glyph of U+${codepoint.toString(16)}.`);
  return glyphId;
}

function boxAround(glyphs: readonly Buffer[]): Box {
  const drawn = glyphs.filter((glyph) => glyph.length > 0);
  const edge = (offset: number, pick: (...values: number[]) => number) =>
    pick(...drawn.map((glyph) => glyph.readInt16BE(offset)));
  return [edge(2, Math.min), edge(4, Math.min), edge(6, Math.max), edge(8, Math.max)];
}

function writeHead({ tables }: SourceFont, bbox: Box): Buffer {
  const head = Buffer.from(requireTable(tables, 'head'));
  head.writeUInt32BE(0, 8); // checkSumAdjustment, set when the file is written
  for (const [index, value] of bbox.entries()) head.writeInt16BE(value, 36 + 2 * index);
  head.writeInt16BE(0, 50); // indexToLocFormat: short
  return head;
}

function writeHhea(font: SourceFont, order: GlyphOrder): Buffer {
  const hhea = Buffer.from(requireTable(font.tables, 'hhea'));
  hhea.writeUInt16BE(Math.max(...order.map((glyphId) => advanceOf(font, glyphId))), 10);
  hhea.writeUInt16BE(order.length, 34);
  return hhea;
}

function writeHmtx(font: SourceFont, order: GlyphOrder): Buffer {
  const hmtx = Buffer.alloc(4 * order.length);
  for (const [index, glyphId] of order.entries()) {
    hmtx.writeUInt16BE(advanceOf(font, glyphId), 4 * index);
    hmtx.writeInt16BE(glyphId === null ? 0 : font.leftBearing(glyphId), 4 * index + 2);
  }
  return hmtx;
}

export function advanceOf(font: SourceFont, glyphId: number | null): number {
  return glyphId === null ? 0 : font.advance(glyphId);
}

function writeLoca(glyphs: readonly Buffer[]): Buffer {
  const loca = Buffer.alloc(2 * (glyphs.length + 1));
  let offset = 0;
  for (const [index, glyph] of glyphs.entries()) {
    offset += padTo(glyph, 2).length;
    loca.writeUInt16BE(offset / 2, 2 * (index + 1));
  }
  return loca;
}

function writeMaxp({ tables }: SourceFont, glyphCount: number): Buffer {
  const maxp = Buffer.from(requireTable(tables, 'maxp'));
  maxp.writeUInt16BE(glyphCount, 4);
  maxp.fill(0, 16, 28); // no hinting: twilight points, storage, functions, stack, instructions
  return maxp;
}

/** Format 4, one segment per range: consecutive glyph numbers need only a delta. */
function writeCmap(codepoints: readonly number[]): Buffer {
  const ranges = [...toRanges(codepoints), [0xffff, 0xffff] as const];
  const power = Math.floor(Math.log2(ranges.length));
  const header = [0, 1, 3, 1, 0, 12];
  const search = [2 * ranges.length, 2 ** (power + 1), power, 2 * ranges.length - 2 ** (power + 1)];
  const deltas = ranges.map(([first]) =>
    first === 0xffff ? 1 : (codepoints.indexOf(first) + 1 - first) & 0xffff,
  );
  const segments = [
    ...ranges.map(([, last]) => last),
    0,
    ...ranges.map(([first]) => first),
    ...deltas,
    ...ranges.map(() => 0),
  ];
  return toWords([...header, 4, 16 + 8 * ranges.length, 0, ...search, ...segments]);
}

function toWords(values: readonly number[]): Buffer {
  const words = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) words.writeUInt16BE(value, 2 * index);
  return words;
}

const EMPTY = Buffer.alloc(0);
