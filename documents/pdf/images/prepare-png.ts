import { compress } from '#documents/pdf/bytes/compress.ts';
import { inflateExactly } from '#documents/pdf/bytes/inflate-exactly.ts';
import { type ImageRefusal, type PngHeader, readPngHeader } from '#documents/sheet/read-image.ts';
import type { DrawableImage, ImageStream } from './drawable-image.ts';
import { joinChunks, readChunks } from './png-chunks.ts';
import { readPalette } from './png-palette.ts';

/**
 * PDF has the filters of PNG (ISO 32000-1, § 7.4.4.4), so pixels are embedded as they are, but it
 * stores transparency apart. PNG filters work per channel: colours and alpha are split without
 * undoing them.
 */
export function preparePng(bytes: Uint8Array): DrawableImage | ImageRefusal {
  const header = readPngHeader(bytes);
  if ('error' in header) return header;
  const chunks = readChunks(bytes);
  const pixels = joinChunks(chunks, 'IDAT');
  const rows = inflateExactly(pixels, header.height * (1 + rowLength(header)));
  if ('error' in rows) return rows;
  const transparency = chunks.find(({ type }) => type === 'tRNS')?.data;
  if (header.colorType === PALETTE)
    return readPalette(header, {
      rows: rows.bytes,
      pixels,
      palette: joinChunks(chunks, 'PLTE'),
      transparency,
    });
  if (header.colorType >= GREY_ALPHA) return splitAlpha(header, rows.bytes);
  const mask = transparency ? formatColorMask(transparency) : '';
  return describe(header, { channels: channelsOf(header), bytes: pixels, more: mask });
}

function splitAlpha(header: PngHeader, rows: Uint8Array): DrawableImage {
  const channels = channelsOf(header);
  const sampleLength = header.bitDepth / 8;
  const colorLength = (channels - 1) * sampleLength;
  const colors = new Uint8Array(header.height * (1 + header.width * colorLength));
  const alphas = new Uint8Array(header.height * (1 + header.width * sampleLength));
  let [from, color, alpha] = [0, 0, 0];
  for (let row = 0; row < header.height; row++) {
    const filter = rows[from++] ?? 0;
    colors[color++] = filter;
    alphas[alpha++] = filter;
    for (let column = 0; column < header.width; column++) {
      for (let index = 0; index < colorLength; index++) colors[color++] = rows[from++] ?? 0;
      for (let index = 0; index < sampleLength; index++) alphas[alpha++] = rows[from++] ?? 0;
    }
  }
  const mask = describe(header, { channels: 1, bytes: compress(alphas) });
  return { ...describe(header, { channels: channels - 1, bytes: compress(colors) }), mask };
}

function describe(
  { width, height, bitDepth }: PngHeader,
  { channels, bytes, more = '' }: { channels: number; bytes: Uint8Array; more?: string },
): ImageStream {
  const space = channels === 1 ? 'DeviceGray' : 'DeviceRGB';
  return {
    entries:
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/${space}/BitsPerComponent ${bitDepth}${more}/Filter/FlateDecode` +
      `/DecodeParms<</Predictor 15/Colors ${channels}/BitsPerComponent ${bitDepth}/Columns ${width}>>`,
    bytes,
  };
}

/** The transparent colour of a PNG without alpha, as a colour key mask (§ 8.9.6.4). */
function formatColorMask(transparency: Uint8Array): string {
  const samples = Array.from({ length: transparency.length >> 1 }, (_, index) => {
    return (transparency[index * 2] ?? 0) * 256 + (transparency[index * 2 + 1] ?? 0);
  });
  return `/Mask[${samples.map((sample) => `${sample} ${sample}`).join(' ')}]`;
}

function rowLength(header: PngHeader): number {
  return Math.ceil((header.width * channelsOf(header) * header.bitDepth) / 8);
}

function channelsOf({ colorType }: PngHeader): number {
  return CHANNELS[colorType] ?? 1;
}

const PALETTE = 3;
const GREY_ALPHA = 4;
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
