import type { FontPart } from '#documents/sheet/fonts/font-part.ts';
import type { FontPartName, FontWeight } from '#documents/sheet/marks.ts';
import type { PdfFile } from './file.ts';
import { embedFont, type FontFiles, getGlyphIds, prepareFont } from './fonts.ts';

/** The fonts that one document uses: found out while its pages are painted, embedded afterwards. */
export type DocumentFonts = {
  require: (part: FontPartName, weight: FontWeight) => FontFace;
  embed: (file: PdfFile) => string;
};

/** `key` names the font in content streams: `/F3`. */
type FontFace = {
  key: number;
  part: FontPart;
  weight: FontWeight;
  bytes: Uint8Array;
  glyphIds: Uint16Array;
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
    const added = { key, part, weight, bytes, glyphIds: getGlyphIds(part) };
    faces[key] = added;
    return added;
  }

  function embed(file: PdfFile): string {
    const used = faces.filter((face) => face !== undefined);
    return used
      .map(
        ({ key, bytes, part, weight }) =>
          `/F${key} ${embedFont(file, prepareFont(bytes, part, weight))} 0 R`,
      )
      .join('');
  }

  return { require: requireFace, embed };
}

const PART_NAMES: readonly FontPartName[] = ['latin', 'latin-ext', 'greek', 'cyrillic'];
