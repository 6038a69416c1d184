import type { FontPart, FontPartName, FontWeight } from '#documents/sheet/fonts/font-part.ts';

/** Widths of every character of the loaded parts, ready for fast look-ups. Made once by {@link createFontMetrics}. */
export type FontMetrics = {
  parts: readonly FontPart[];
  /** Per code point under {@link TABLE_SIZE}: position in `parts` plus one, zero when no part has it. */
  partOf: Uint8Array;
  /** Per code point: advance in thousandths of an em. */
  advances: Record<FontWeight, Uint16Array>;
};

/** The family draws no character beyond U+FFFF. */
const TABLE_SIZE = 0x10000;

export function createFontMetrics(parts: readonly FontPart[]): FontMetrics {
  const partOf = new Uint8Array(TABLE_SIZE);
  const advances = { regular: new Uint16Array(TABLE_SIZE), semibold: new Uint16Array(TABLE_SIZE) };
  parts.forEach((part, position) => {
    part.codepoints.forEach((codepoint, glyph) => {
      partOf[codepoint] = position + 1;
      advances.regular[codepoint] = part.advances.regular[glyph] ?? 0;
      advances.semibold[codepoint] = part.advances.semibold[glyph] ?? 0;
    });
  });
  return { parts, partOf, advances };
}

/** The parts that a text may need besides the Latin one: what an application loads before it lays out. */
export function listFontParts(text: string): FontPartName[] {
  const names = new Set<FontPartName>(['latin']);
  for (const character of text) {
    const codepoint = character.codePointAt(0) ?? 0;
    if (codepoint < 0x100) continue;
    if (codepoint >= 0x370 && codepoint < 0x400) names.add('greek');
    else if (codepoint >= 0x1f00 && codepoint < 0x2000) names.add('greek');
    else if (codepoint >= 0x400 && codepoint < 0x530) names.add('cyrillic');
    else if (codepoint < 0x2000 || codepoint >= 0x2070) names.add('latin-ext');
  }
  return [...names];
}
