import type { SheetImage } from '#documents/sheet/marks.ts';
import type { ImageRefusal } from '#documents/sheet/read-image.ts';
import type { DrawableImage } from './drawable-image.ts';
import { prepareJpeg } from './prepare-jpeg.ts';
import { preparePng } from './prepare-png.ts';

/** Turns a PNG or JPEG into PDF streams, recompressed only if PDF cannot hold them; cached. */
export function prepareImage({ format, bytes }: SheetImage): DrawableImage | ImageRefusal {
  const known = prepared.get(bytes);
  if (known) return known;
  const image = format === 'png' ? preparePng(bytes) : prepareJpeg(bytes);
  prepared.set(bytes, image);
  return image;
}

const prepared = new WeakMap<Uint8Array, DrawableImage | ImageRefusal>();
