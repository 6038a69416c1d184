import type { FontPart, FontPartName, FontWeight } from '#documents/sheet/fonts/font-part.ts';
import type { SheetLanguage } from '#documents/sheet/language.ts';

/**
 * Character widths of the loaded font parts in look-up tables, and the loaded languages besides
 * French. Made by {@link createFontMetrics}.
 */
export type FontMetrics = {
  parts: readonly FontPart[];
  /** Per code point under {@link TABLE_SIZE}: index in `parts` plus one, or zero without a part. */
  partOf: Uint8Array;
  /** Per code point: advance in thousandths of an em. */
  advances: Record<FontWeight, Uint16Array>;
  languages: readonly SheetLanguage[];
};

/** The family has no character beyond U+FFFF. */
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

/** The font parts that a text needs, « latin » included: loaded before layout. */
export function listFontParts(text: string): FontPartName[] {
  const names = new Set<FontPartName>(['latin']);
  for (const character of text) {
    const codepoint = character.codePointAt(0) ?? 0;
    const block = BLOCKS.find(({ end }) => codepoint < end);
    if (block) names.add(block.part);
  }
  return [...names];
}

/** The part of each range of characters, ascending; the family has none beyond the last. */
const BLOCKS: readonly { end: number; part: FontPartName }[] = [
  { end: 0x100, part: 'latin' },
  { end: 0x370, part: 'latin-ext' },
  { end: 0x400, part: 'greek' },
  { end: 0x530, part: 'cyrillic' },
  { end: TABLE_SIZE, part: 'latin-ext' },
];
