import { compress } from '#documents/pdf/bytes/compress.ts';
import { toHex } from '#documents/pdf/syntax/strings.ts';
import type { ImageRefusal, PngHeader } from '#documents/sheet/read-image.ts';
import type { DrawableImage } from './drawable-image.ts';
import { unfilterRow } from './unfilter-row.ts';

/** `rows` are the inflated `pixels`. */
type PaletteData = {
  rows: Uint8Array;
  pixels: Uint8Array;
  palette: Uint8Array;
  transparency: Uint8Array | undefined;
};

/** Keeps the pixels, in an indexed colour space (ISO 32000-1, § 8.6.6.3); alpha is a mask. */
export function readPalette(
  header: PngHeader,
  { rows, pixels, palette, transparency }: PaletteData,
): DrawableImage | ImageRefusal {
  const { width, height, bitDepth } = header;
  const last = Math.min(Math.floor(palette.length / 3), 1 << bitDepth) - 1;
  if (last < 0) return { error: 'The PNG has no palette' };
  const colors = Array.from(palette.subarray(0, (last + 1) * 3), (byte) => toHex(byte, 2)).join('');
  const entries =
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace[/Indexed/DeviceRGB ${last}<${colors}>]/BitsPerComponent ${bitDepth}` +
    `/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors 1/BitsPerComponent ${bitDepth}/Columns ${width}>>`;
  if (!transparency?.some((alpha) => alpha < OPAQUE)) return { entries, bytes: pixels };
  const maskEntries = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode`;
  return {
    entries,
    bytes: pixels,
    mask: { entries: maskEntries, bytes: compress(readAlphas(header, rows, transparency)) },
  };
}

function readAlphas(
  { width, height, bitDepth }: PngHeader,
  rows: Uint8Array,
  transparency: Uint8Array,
): Uint8Array {
  const length = Math.ceil((width * bitDepth) / 8);
  const alphas = new Uint8Array(width * height);
  let above = new Uint8Array(length);
  for (let row = 0; row < height; row++) {
    const start = row * (length + 1);
    const bytes = unfilterRow(rows.subarray(start, start + length + 1), above);
    for (let column = 0; column < width; column++) {
      const bit = column * bitDepth;
      const index = ((bytes[bit >> 3] ?? 0) >> (8 - bitDepth - (bit & 7))) & ((1 << bitDepth) - 1);
      alphas[row * width + column] = transparency[index] ?? OPAQUE;
    }
    above = bytes;
  }
  return alphas;
}

const OPAQUE = 255;
