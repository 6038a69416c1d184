/**
 * Measurements of one part of the sheet's typeface: its characters and their widths. Lengths are
 * thousandths of an em, the unit of PDF glyph space. The glyph of `codepoints[i]` is number `i + 1`
 * in the font files of both weights (glyph 0 is .notdef), and its width is `advances[weight][i]`.
 */
export type FontPart = {
  name: FontPartName;
  /** Ascending; no other part has them. */
  codepoints: readonly number[];
  advances: Record<FontWeight, readonly number[]>;
  descriptors: Record<FontWeight, FontDescriptor>;
  /** Bytes of the TrueType files once inflated. */
  fileLengths: Record<FontWeight, number>;
};

export type FontPartName = 'latin' | 'latin-ext' | 'greek' | 'cyrillic';
export type FontWeight = 'regular' | 'semibold';

/** The entries of a PDF font descriptor (ISO 32000-1, table 122). */
export type FontDescriptor = {
  postScriptName: string;
  ascent: number;
  descent: number;
  capHeight: number;
  xHeight: number;
  /** Left, bottom, right, top of the box around all glyphs of the part. */
  bbox: readonly [number, number, number, number];
  italicAngle: number;
  stemV: number;
};

/** The form in generated files: hexadecimal code points (`20-7e a0`) and advances (`236 288`). */
export type PackedFontPart = Omit<FontPart, 'codepoints' | 'advances'> & {
  codepoints: string;
  advances: Record<FontWeight, string>;
};

export function unpackFontPart(packed: PackedFontPart): FontPart {
  return {
    ...packed,
    codepoints: parseCodepoints(packed.codepoints),
    advances: {
      regular: packed.advances.regular.split(' ').map(Number),
      semibold: packed.advances.semibold.split(' ').map(Number),
    },
  };
}

/** Parses ranges such as `20-7e a0` (hexadecimal, ends included), in written order. */
export function parseCodepoints(ranges: string): number[] {
  return ranges.split(' ').flatMap((range) => {
    const [first = '', last = first] = range.split('-');
    const start = Number.parseInt(first, 16);
    return Array.from(
      { length: Number.parseInt(last, 16) - start + 1 },
      (_, index) => start + index,
    );
  });
}
