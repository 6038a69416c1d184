import { countPngPixels } from './count-png-pixels.ts';

/**
 * The path of a picture that takes too much memory to draw, « style.logo.data », or null. A PNG of
 * a few kilobytes can announce hundreds of megabytes, unpacked outside the thread’s memory limit.
 */
export function findHugePicture({ logo, signature }: Pictures): string | null {
  if (isHuge(logo)) return 'style.logo.data';
  return isHuge(signature) ? 'style.signature.data' : null;
}

type Picture = { data: string } | undefined;
type Pictures = { logo?: Picture; signature?: Picture };

function isHuge(picture: Picture): boolean {
  return picture !== undefined && countPngPixels(picture.data) > MOST_PIXELS;
}

/** Ten times the editor’s pictures. */
const MOST_PIXELS = 4_000_000;
