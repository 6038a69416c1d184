import { type ImageRefusal, readJpegHeader } from '#documents/sheet/read-image.ts';
import type { DrawableImage } from './drawable-image.ts';

/** A JPEG is embedded unchanged (ISO 32000-1, § 7.4.8); EXIF orientation is applied when drawn. */
export function prepareJpeg(bytes: Uint8Array): DrawableImage | ImageRefusal {
  const header = readJpegHeader(bytes);
  if ('error' in header) return header;
  const isOnItsSide = header.orientation > 4;
  const [width, height] = isOnItsSide
    ? [header.height, header.width]
    : [header.width, header.height];
  const space = header.components === 1 ? 'DeviceGray' : 'DeviceRGB';
  const entries = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/${space}/BitsPerComponent 8/Filter/DCTDecode`;
  const turn = TURNS[header.orientation];
  return turn ? { entries, bytes, turn } : { entries, bytes };
}

/** The matrix of each EXIF orientation that places the stored image in the unit square. */
const TURNS: Record<number, string> = {
  2: '-1 0 0 1 1 0',
  3: '-1 0 0 -1 1 1',
  4: '1 0 0 -1 0 1',
  5: '0 -1 -1 0 1 1',
  6: '0 -1 1 0 0 1',
  7: '0 1 1 0 0 0',
  8: '0 1 -1 0 1 0',
};
