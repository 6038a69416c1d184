import { type FontPartName, parseCodepoints } from '#documents/sheet/fonts/font-part.ts';

export type PartCharacters = { name: FontPartName; codepoints: number[] };

/** Splits the font’s characters into parts; each is in one part, in ascending order. */
export function splitCharacters(inFont: Iterable<number>): PartCharacters[] {
  const latin = new Set(parseCodepoints(LATIN));
  const parts = new Map<FontPartName, number[]>(PART_NAMES.map((name) => [name, []]));
  for (const codepoint of new Set([...inFont, ...INVISIBLE])) {
    if (isUnwanted(codepoint)) continue;
    parts.get(latin.has(codepoint) ? 'latin' : partOfBlock(codepoint))?.push(codepoint);
    latin.delete(codepoint);
  }
  if (latin.size > 0)
    throw new Error(
      `The font lacks U+${[...latin].map((codepoint) => codepoint.toString(16)).join(', U+')}.`,
    );
  return [...parts].map(([name, codepoints]) => ({
    name,
    codepoints: codepoints.sort((a, b) => a - b),
  }));
}

/** The part of a Unicode block: shared marks, such as Greek accents, stay with their letters. */
function partOfBlock(codepoint: number): FontPartName {
  if (codepoint >= 0x370 && codepoint <= 0x3ff) return 'greek';
  return codepoint >= 0x400 && codepoint <= 0x52f ? 'cyrillic' : 'latin-ext';
}

/**
 * Controls, line separators, private use, and the byte order mark, which ToUnicode must not map
 * (ISO 14289-1, 7.21.7).
 */
function isUnwanted(codepoint: number): boolean {
  return (
    codepoint === 0xfeff || /[\p{Cc}\p{Co}\p{Zl}\p{Zp}]/u.test(String.fromCodePoint(codepoint))
  );
}

/** The characters of French business documents; other parts are loaded on demand. */
const LATIN = [
  '20-7e a0-ff 152-153 178',
  '2000-200d 202f', // spaces (thin U+2009, narrow no-break U+202F), zero-width characters
  '2010-2015 2018-201a 201c-201e 2020-2022 2026 2030 2032-2033 2039-203a 2060',
  '2082 20ac 2116 2122 2190-2193', // CO₂, €, №, ™, arrows
  '2212 221a 2248 2260 2264-2265 2713 fffd',
].join(' ');

/**
 * Zero-width space, non-joiner, joiner and word joiner get an empty glyph: the font lacks the last,
 * and its joiners are visible marks, which browsers hide but PDF readers draw.
 */
export const INVISIBLE = parseCodepoints('200b-200d 2060');

const PART_NAMES: FontPartName[] = ['latin', 'latin-ext', 'greek', 'cyrillic'];
