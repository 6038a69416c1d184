import type { FontPart, FontPartName, FontWeight } from '#documents/sheet/fonts/font-part.ts';
import type { SheetLanguage } from '#documents/sheet/language.ts';

/**
 * What a sheet is set with: widths of every character of the loaded parts, ready for fast look-ups,
 * and the languages loaded besides French. Made once by {@link createFontMetrics}.
 */
export type FontMetrics = {
  parts: readonly FontPart[];
  /**
   * Per code point under {@link TABLE_SIZE}: position in `parts` plus one, zero when no part has
   * it.
   */
  partOf: Uint8Array;
  /** Per code point: advance in thousandths of an em. */
  advances: Record<FontWeight, Uint16Array>;
  languages: readonly SheetLanguage[];
};

/** The family draws no character beyond U+FFFF. */
const TABLE_SIZE = 0x10000;

export function createFontMetrics(
  parts: readonly FontPart[],
  languages: readonly SheetLanguage[] = [],
): FontMetrics {
  const partOf = new Uint8Array(TABLE_SIZE);
  const advances = { regular: new Uint16Array(TABLE_SIZE), semibold: new Uint16Array(TABLE_SIZE) };
  parts.forEach((part, position) => {
    part.codepoints.forEach((codepoint, glyph) => {
      partOf[codepoint] = position + 1;
      advances.regular[codepoint] = part.advances.regular[glyph] ?? 0;
      advances.semibold[codepoint] = part.advances.semibold[glyph] ?? 0;
    });
  });
  return { parts, partOf, advances, languages };
}

/**
 * The parts that a text may need besides the Latin one: what an application loads before it lays
 * out.
 */
export function listFontParts(text: string): FontPartName[] {
  const names = new Set<FontPartName>(['latin']);
  for (const character of text) {
    const codepoint = character.codePointAt(0) ?? 0;
    const block = BLOCKS.find(({ end }) => codepoint < end);
    if (block) names.add(block.part);
  }
  return [...names];
}

/**
 * Where the characters of a part live, in ascending order; what lies beyond the last is drawn by
 * none.
 */
const BLOCKS: readonly { end: number; part: FontPartName }[] = [
  { end: 0x100, part: 'latin' },
  { end: 0x370, part: 'latin-ext' },
  { end: 0x400, part: 'greek' },
  { end: 0x530, part: 'cyrillic' },
  { end: TABLE_SIZE, part: 'latin-ext' },
];
