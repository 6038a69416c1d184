import { type Glyph, readPointXs, withoutInstructions } from './glyph.ts';
import { readSfnt, requireTable, type Tables } from './sfnt.ts';

/** The parts of a font that a subset needs. Lengths in font units, thousandths of an em. */
export type SourceFont = {
  tables: Tables;
  /** Code point → glyph number. */
  characters: Map<number, number>;
  /** Outline without hinting; empty for a space. */
  glyph(glyphId: number): Glyph;
  advance(glyphId: number): number;
  leftBearing(glyphId: number): number;
};

/** The font of a weight, and the hash of its source file. */
export type WeightSource = { font: SourceFont; sha256: string };

/** Refuses a font whose em is not 1000 units: metrics are published without rounding. */
export function readSourceFont(file: Buffer): SourceFont {
  const tables = readSfnt(file);
  const head = requireTable(tables, 'head');
  if (head.readUInt16BE(18) !== 1000) throw new Error('The em of the font is not 1000 units.');
  const glyf = requireTable(tables, 'glyf');
  const hmtx = requireTable(tables, 'hmtx');
  const locate = readLocations(tables);
  const metricCount = requireTable(tables, 'hhea').readUInt16BE(34);
  const characters = readCharacters(requireTable(tables, 'cmap'));
  const thinSpaces = new Set(THIN_SPACES.map((codepoint) => characters.get(codepoint)));
  return {
    tables,
    characters,
    glyph: (glyphId) => withoutInstructions(glyf.subarray(locate(glyphId), locate(glyphId + 1))),
    advance: (glyphId) =>
      thinSpaces.has(glyphId)
        ? FIFTH_OF_EM
        : hmtx.readUInt16BE(4 * Math.min(glyphId, metricCount - 1)),
    leftBearing: (glyphId) =>
      hmtx.readInt16BE(glyphId < metricCount ? 4 * glyphId + 2 : 2 * (metricCount + glyphId)),
  };
}

/** The font’s PDF descriptor, except for its name and the subset’s box. */
export function readDescriptor({ tables, characters, glyph }: SourceFont) {
  const hhea = requireTable(tables, 'hhea');
  const os2 = requireTable(tables, 'OS/2');
  const capitalH = readPointXs(glyph(characters.get(0x48) ?? 0));
  const [left = 0, stemRight = 0] = [...new Set(capitalH)].sort((a, b) => a - b);
  return {
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    capHeight: os2.readInt16BE(88),
    xHeight: os2.readInt16BE(86),
    italicAngle: requireTable(tables, 'post').readInt32BE(4) / 0x10000,
    stemV: stemRight - left,
  };
}

function readLocations(tables: Tables): (glyphId: number) => number {
  const loca = requireTable(tables, 'loca');
  const isLong = requireTable(tables, 'head').readInt16BE(50) === 1;
  return isLong
    ? (glyphId) => loca.readUInt32BE(4 * glyphId)
    : (glyphId) => 2 * loca.readUInt16BE(2 * glyphId);
}

function readCharacters(cmap: Buffer): Map<number, number> {
  const subtable = findWindowsSubtable(cmap);
  const length = subtable.readUInt16BE(6);
  const characters = new Map<number, number>();
  for (let segment = 0; segment < length; segment += 2) {
    const last = subtable.readUInt16BE(14 + segment);
    const first = subtable.readUInt16BE(16 + length + segment);
    const delta = subtable.readUInt16BE(16 + 2 * length + segment);
    const rangeAt = 16 + 3 * length + segment;
    const range = subtable.readUInt16BE(rangeAt);
    for (let codepoint = first; codepoint <= last && codepoint !== 0xffff; codepoint += 1) {
      const listed =
        range === 0 ? codepoint : subtable.readUInt16BE(rangeAt + range + 2 * (codepoint - first));
      if (listed !== 0) characters.set(codepoint, (listed + delta) & 0xffff);
    }
  }
  return characters;
}

/** The subtable of platform 3, encoding 1 (Unicode BMP), in format 4. */
function findWindowsSubtable(cmap: Buffer): Buffer {
  for (let record = 4; record < 4 + 8 * cmap.readUInt16BE(2); record += 8) {
    const subtable = cmap.subarray(cmap.readUInt32BE(record + 4));
    if (cmap.readUInt32BE(record) === 0x00030001 && subtable.readUInt16BE(0) === 4) return subtable;
  }
  throw new Error('The font has no Unicode character map in format 4.');
}

/** Thin and narrow no-break spaces: in the font they are too narrow to group digits visibly. */
const THIN_SPACES = [0x2009, 0x202f];
const FIFTH_OF_EM = 200;
