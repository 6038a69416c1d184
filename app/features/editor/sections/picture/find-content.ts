import type { Crop } from './crop.ts';
import type { Size } from './plan-picture.ts';

/**
 * The bounds of the visible pixels (null if none), whether all pixels are opaque, and whether all
 * are white on the white sheet.
 */
export function findContent(
  rgba: Uint8ClampedArray,
  { width, height }: Size,
): { content: Crop | null; isOpaque: boolean; isWhite: boolean } {
  let [left, top, right, bottom] = [width, height, -1, -1];
  let [isOpaque, isWhite] = [true, true];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const start = (y * width + x) * 4;
      const alpha = rgba[start + 3] ?? 0;
      if (alpha < 255) isOpaque = false;
      if (alpha < VISIBLE) continue;
      isWhite &&= isWhiteOnPaper(rgba, start);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  const content =
    right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  return { content, isOpaque, isWhite };
}

/** No channel darkens the sheet by more than a compressed white does. */
function isWhiteOnPaper(rgba: Uint8ClampedArray, start: number): boolean {
  const alpha = rgba[start + 3] ?? 0;
  const darkest = Math.min(rgba[start] ?? 0, rgba[start + 1] ?? 0, rgba[start + 2] ?? 0);
  return (255 - darkest) * alpha <= WHITE_NOISE * 255;
}

/** Alpha out of 255: below it is dust left by erasers. */
const VISIBLE = 8;
/** Out of 255. */
const WHITE_NOISE = 12;
