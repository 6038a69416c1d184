import type { SheetImage } from './marks.ts';

/** Why an image cannot be drawn, in English, for developers only. */
export type ImageRefusal = { error: string };

/**
 * Reads a PNG or JPEG from a base64 data URL: its bytes, and its size in pixels as displayed (EXIF
 * may rotate a photograph). Only headers are parsed. Refuses other formats (by their bytes, not the
 * media type), interlaced PNG, CMYK, 12-bit, lossless or arithmetic-coded JPEG, and more than 24
 * million pixels.
 */
export function readImage(dataUrl: string): SheetImage | ImageRefusal {
  const found = latest.find((known) => known.dataUrl === dataUrl);
  const read = found ?? { dataUrl, image: parseImage(dataUrl) };
  latest = [read, ...latest.filter((known) => known !== read)].slice(0, MAX_KEPT);
  return read.image;
}

function parseImage(dataUrl: string): SheetImage | ImageRefusal {
  const bytes = decodeDataUrl(dataUrl);
  if (!bytes) return { error: 'Not a base64 data URL' };
  const format = findFormat(bytes);
  if (!format) return { error: 'Neither a PNG nor a JPEG' };
  const header = format === 'png' ? readPngHeader(bytes) : readJpegHeader(bytes);
  if ('error' in header) return header;
  return { format, width: header.width, height: header.height, bytes, dataUrl };
}

export type PngHeader = {
  width: number;
  height: number;
  bitDepth: number /** 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGB and alpha. */;
  colorType: number;
};

/** The IHDR chunk (PNG, § 11.2.2), always first. */
export function readPngHeader(bytes: Uint8Array): PngHeader | ImageRefusal {
  if (bytes.length < PNG_HEADER_END) return { error: 'The PNG is cut short' };
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [bitDepth, colorType] = [view.getUint8(24), view.getUint8(25)];
  if (!PNG_DEPTHS[colorType]?.includes(bitDepth))
    return { error: `PNG colour type ${colorType} with ${bitDepth} bits does not exist` };
  if (view.getUint8(28) !== 0) return { error: 'Interlaced PNG: save it without interlacing' };
  return checkSize(width, height) ?? { width, height, bitDepth, colorType };
}

export type JpegHeader = {
  width: number;
  height: number;
  components: 1 | 3 /** EXIF, 1 to 8; 1 is upright. */;
  orientation: number;
};

/** Walks the segments up to the frame header (ITU-T T.81, annex B). */
export function readJpegHeader(bytes: Uint8Array): JpegHeader | ImageRefusal {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let orientation = 1;
  let position = 2;
  while (position + 4 <= bytes.length && bytes[position] === 0xff) {
    const marker = view.getUint8(position + 1);
    const length = view.getUint16(position + 2);
    const segment = bytes.subarray(position + 4, position + 2 + length);
    if (isFrame(marker)) return readFrame(marker, segment, orientation);
    if (marker === APP1) orientation = readOrientation(segment) ?? orientation;
    // Any number of 0xFF may precede a marker.
    position += marker === 0xff ? 1 : 2 + length;
  }
  return { error: 'The JPEG has no frame' };
}

function readFrame(
  marker: number,
  frame: Uint8Array,
  orientation: number,
): JpegHeader | ImageRefusal {
  const [precision = 0, h1 = 0, h0 = 0, w1 = 0, w0 = 0, components = 0] = frame;
  if (marker > PROGRESSIVE)
    return { error: 'Lossless or arithmetic-coded JPEG: save it as an ordinary JPEG' };
  if (precision !== 8) return { error: `JPEG with ${precision} bits per component` };
  if (components !== 1 && components !== 3) return { error: 'CMYK JPEG: save it in RGB' };
  const [width, height] = [w1 * 256 + w0, h1 * 256 + h0];
  const isOnItsSide = orientation > 4;
  const shown = isOnItsSide ? { width: height, height: width } : { width, height };
  return checkSize(width, height) ?? { ...shown, components, orientation };
}

/** Tag 0x0112 of the first directory of an EXIF segment (a TIFF file after « Exif »). */
function readOrientation(segment: Uint8Array): number | null {
  if (segment.length < 20 || String.fromCharCode(...segment.subarray(0, 4)) !== 'Exif') return null;
  const tiff = new DataView(segment.buffer, segment.byteOffset + 6, segment.length - 6);
  const isLittleEndian = tiff.getUint8(0) === 0x49;
  const directory = tiff.getUint32(4, isLittleEndian);
  if (directory + 2 > tiff.byteLength) return null;
  const count = tiff.getUint16(directory, isLittleEndian);
  for (
    let entry = directory + 2;
    entry + 12 <= Math.min(tiff.byteLength, directory + 2 + count * 12);
    entry += 12
  ) {
    if (tiff.getUint16(entry, isLittleEndian) !== ORIENTATION) continue;
    const value = tiff.getUint16(entry + 8, isLittleEndian);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}

function decodeDataUrl(dataUrl: string): Uint8Array | null {
  const comma = dataUrl.indexOf(',');
  const base64 = dataUrl.slice(comma + 1);
  if (
    !/^data:[^,]*;base64$/.test(dataUrl.slice(0, Math.max(comma, 0))) ||
    !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)
  )
    return null;
  if (base64.replace(/=+$/, '').length % 4 === 1) return null;
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

function findFormat(bytes: Uint8Array): 'png' | 'jpeg' | null {
  if (PNG_SIGNATURE.every((byte, index) => bytes[index] === byte)) return 'png';
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? 'jpeg' : null;
}

/** C0 to CF, except C4 (Huffman tables), C8 (reserved) and CC (arithmetic conditioning). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function checkSize(width: number, height: number): ImageRefusal | null {
  if (width === 0 || height === 0) return { error: 'The image has no size' };
  return width * height > MAX_PIXELS
    ? { error: `${width} × ${height} pixels: more than 24 million` }
    : null;
}

// The live sheet reads the same logo and signature at each keystroke.
let latest: { dataUrl: string; image: SheetImage | ImageRefusal }[] = [];

const MAX_KEPT = 4;
const MAX_PIXELS = 24_000_000;
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PNG_HEADER_END = 33;
const PNG_DEPTHS: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
const APP1 = 0xe1;
const PROGRESSIVE = 0xc2;
const ORIENTATION = 0x0112;
