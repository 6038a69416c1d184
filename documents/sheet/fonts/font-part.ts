/**
 * What measuring and drawing know of one part of the sheet's typeface: which characters it has and
 * how wide they are. Lengths are thousandths of an em, the unit of PDF glyph space. The glyph that
 * draws `codepoints[i]` is number `i + 1` in the font files of both weights (glyph 0 is .notdef),
 * and its width is `advances[weight][i]`.
 */
export type FontPart = {
  name: FontPartName;
  /** Ascending, and in no other part. */
  codepoints: readonly number[];
  advances: Record<FontWeight, readonly number[]>;
  descriptors: Record<FontWeight, FontDescriptor>;
  /** Bytes of the TrueType files, which travel deflated. */
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

/**
 * A part as the generated files write it: `20-7e a0` for the code points, in hexadecimal; `236 288`
 * for the advances.
 */
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

/** Reads ranges such as `20-7e a0` (hexadecimal, ends included) in the order they are written. */
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
