import type { PdfFile } from '#documents/pdf/syntax/file.ts';
import type { FontPart } from '#documents/sheet/fonts/font-part.ts';
import type { FontPartName, FontWeight } from '#documents/sheet/marks.ts';
import { embedFont, type FontFiles, getGlyphIds, prepareFont } from './fonts.ts';

/** The fonts of one document, collected while painting and embedded afterwards. */
export type DocumentFonts = {
  require: (part: FontPartName, weight: FontWeight) => FontFace;
  embed: (file: PdfFile) => string;
};

/** `key` names the font in content streams (`/F3`); `used` is 1 for each glyph shown. */
export type FontFace = {
  key: number;
  part: FontPart;
  weight: FontWeight;
  bytes: Uint8Array;
  glyphIds: Uint16Array;
  used: Uint8Array;
};

export function openFonts(files: FontFiles, parts: readonly FontPart[]): DocumentFonts {
  const faces: (FontFace | undefined)[] = [];

  function requireFace(partName: FontPartName, weight: FontWeight): FontFace {
    const key = PART_NAMES.indexOf(partName) * 2 + (weight === 'semibold' ? 1 : 0);
    const face = faces[key];
    if (face) return face;
    const part = parts.find(({ name }) => name === partName);
    const bytes = files[partName]?.[weight];
    if (!part || !bytes)
      throw new Error(`The sheet uses a font that was not given: ${partName}, ${weight}`);
    const used = new Uint8Array(part.codepoints.length + 1);
    const added = { key, part, weight, bytes, glyphIds: getGlyphIds(part), used };
    faces[key] = added;
    return added;
  }

  function embed(file: PdfFile): string {
    const shown = faces.filter((face) => face !== undefined);
    return shown
      .map(({ key, bytes, part, weight, used }) => {
        return `/F${key} ${embedFont(file, prepareFont(bytes, part, weight), used)} 0 R`;
      })
      .join('');
  }

  return { require: requireFace, embed };
}

const PART_NAMES: readonly FontPartName[] = ['latin', 'latin-ext', 'greek', 'cyrillic'];
