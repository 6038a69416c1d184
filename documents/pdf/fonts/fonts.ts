import { deflate } from '#documents/pdf/bytes/deflate.ts';
import { inflateExactly } from '#documents/pdf/bytes/inflate-exactly.ts';
import {
  type PdfFile,
  reserveNumbers,
  writeObject,
  writeStream,
} from '#documents/pdf/syntax/file.ts';
import { toHex } from '#documents/pdf/syntax/strings.ts';
import type { FontDescriptor, FontPart } from '#documents/sheet/fonts/font-part.ts';
import type { FontPartName, FontWeight } from '#documents/sheet/marks.ts';
import { blankGlyphs } from './blank-glyphs.ts';

/** TrueType files, zlib-deflated as the PDF embeds them; glyph `i + 1` draws `codepoints[i]`. */
export type FontFiles = Partial<Record<FontPartName, Partial<Record<FontWeight, Uint8Array>>>>;

/** A part in one weight, with everything that does not depend on the document. */
export type PreparedFont = {
  part: FontPart;
  weight: FontWeight;
  bytes: Uint8Array;
  compressedUnicodeMap: Uint8Array;
  widths: string;
};

/** Cached by font file. */
export function prepareFont(bytes: Uint8Array, part: FontPart, weight: FontWeight): PreparedFont {
  const known = prepared.get(bytes);
  if (known) return known;
  const font: PreparedFont = {
    part,
    weight,
    bytes,
    compressedUnicodeMap: deflate(new TextEncoder().encode(formatUnicodeMap(part.codepoints))),
    widths: `[1[${part.advances[weight].join(' ')}]]`,
  };
  prepared.set(bytes, font);
  return font;
}

/** Embeds a composite font with two-byte glyph ids (ISO 32000-1, § 9.7); returns its number. */
export function embedFont(file: PdfFile, font: PreparedFont, used: Uint8Array): number {
  const { part, weight, bytes, compressedUnicodeMap, widths } = font;
  const number = reserveNumbers(file, 5);
  const [descendant, descriptor, program, unicodeMap] = [
    number + 1,
    number + 2,
    number + 3,
    number + 4,
  ];
  const name = `${SUBSET_TAGS[part.name]}+${part.descriptors[weight].postScriptName}`;
  writeObject(
    file,
    number,
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]/ToUnicode ${unicodeMap} 0 R>>`,
  );
  writeObject(
    file,
    descendant,
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
      `/CIDToGIDMap/Identity/FontDescriptor ${descriptor} 0 R/W${widths}>>`,
  );
  writeObject(file, descriptor, formatDescriptor(part.descriptors[weight], { name, program }));
  writeStream(file, program, {
    entries: `/Length1 ${part.fileLengths[weight]}/Filter/FlateDecode`,
    bytes: part.name === 'latin' ? bytes : blankUnused(font, used),
  });
  writeStream(file, unicodeMap, { entries: '/Filter/FlateDecode', bytes: compressedUnicodeMap });
  return number;
}

/** The Latin part is always embedded whole; the others, large and rare, only with used glyphs. */
function blankUnused({ part, weight, bytes }: PreparedFont, used: Uint8Array): Uint8Array {
  const program = inflateExactly(bytes, part.fileLengths[weight]);
  if ('error' in program)
    throw new Error(`The file of the font ${part.name}, ${weight}, is damaged: ${program.error}`);
  return deflate(blankGlyphs(program.bytes, used));
}

/** Glyph ids of a part by UTF-16 unit, 0 without a glyph; cached by part. */
export function getGlyphIds(part: FontPart): Uint16Array {
  const known = glyphIds.get(part);
  if (known) return known;
  const ids = new Uint16Array(0x10000);
  for (const [index, codepoint] of part.codepoints.entries()) ids[codepoint] = index + 1;
  glyphIds.set(part, ids);
  return ids;
}

function formatDescriptor(
  descriptor: FontDescriptor,
  { name, program }: { name: string; program: number },
): string {
  const { bbox, italicAngle, ascent, descent, capHeight, xHeight, stemV } = descriptor;
  return (
    `<</Type/FontDescriptor/FontName/${name}/Flags ${SYMBOLIC}/FontBBox[${bbox.join(' ')}]/ItalicAngle ${italicAngle}/Ascent ${ascent}` +
    `/Descent ${descent}/CapHeight ${capHeight}/XHeight ${xHeight}/StemV ${stemV}/FontFile2 ${program} 0 R>>`
  );
}

/** The ToUnicode map (§ 9.10.3), which makes text searchable; adjacent ranges are merged. */
function formatUnicodeMap(codepoints: readonly number[]): string {
  const ranges = findRanges(codepoints);
  const blocks: string[] = [];
  for (let start = 0; start < ranges.length; start += RANGES_PER_BLOCK) {
    const block = ranges.slice(start, start + RANGES_PER_BLOCK);
    blocks.push(`${block.length} beginbfrange\n${block.map(formatRange).join('\n')}\nendbfrange`);
  }
  return [
    '/CIDInit/ProcSet findresource begin\n12 dict begin\nbegincmap',
    '/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def',
    '/CMapName/Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<0000><FFFF>\nendcodespacerange',
    ...blocks,
    'endcmap\nCMapName currentdict/CMap defineresource pop\nend\nend',
  ].join('\n');
}

type GlyphRange = { glyph: number; codepoint: number; length: number };

/** The last byte of glyph and character must not overflow within a range (§ 9.10.3). */
function findRanges(codepoints: readonly number[]): GlyphRange[] {
  const ranges: GlyphRange[] = [];
  for (const [index, codepoint] of codepoints.entries()) {
    const glyph = index + 1;
    const last = ranges.at(-1);
    const isNext = last !== undefined && codepoint === last.codepoint + last.length;
    if (isNext && glyph % 256 !== 0 && codepoint % 256 !== 0) last.length++;
    else ranges.push({ glyph, codepoint, length: 1 });
  }
  return ranges;
}

function formatRange({ glyph, codepoint, length }: GlyphRange): string {
  return `<${toHex(glyph, 4)}><${toHex(glyph + length - 1, 4)}><${toHex(codepoint, 4)}>`;
}

const prepared = new WeakMap<Uint8Array, PreparedFont>();
const glyphIds = new WeakMap<FontPart, Uint16Array>();
// Subsets of one font need distinct tags of six capitals (§ 9.6.4).
const SUBSET_TAGS = {
  latin: 'LATINA',
  'latin-ext': 'LATEXT',
  greek: 'GREEKA',
  cyrillic: 'CYRILL',
} satisfies Record<FontPartName, string>;
const RANGES_PER_BLOCK = 100;
const SYMBOLIC = 4;
