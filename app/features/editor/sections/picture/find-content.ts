import type { Crop } from './crop.ts';
import type { Size } from './plan-picture.ts';

/** The bounds of the visible pixels (null if none), and whether all are opaque. */
export function findContent(
  rgba: Uint8ClampedArray,
  { width, height }: Size,
): { content: Crop | null; isOpaque: boolean } {
  let [left, top, right, bottom] = [width, height, -1, -1];
  let isOpaque = true;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const alpha = rgba[(y * width + x) * 4 + 3] ?? 0;
      if (alpha < 255) isOpaque = false;
      if (alpha < VISIBLE) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  const content =
    right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  return { content, isOpaque };
}

/** Alpha out of 255: below it is dust left by erasers. */
const VISIBLE = 8;
