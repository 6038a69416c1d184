import type { Crop } from './crop.ts';
import type { Picture } from './open-picture.ts';
import { fitSize, MAX_PICTURE_BYTES, type Size, shrinkSizes } from './plan-picture.ts';

/**
 * The crop as a data URL of 200 kB at most, at the largest size that fits. Repainting drops the
 * metadata of the file (place, date).
 */
export function encodePicture(picture: Picture, crop: Crop): string {
  for (const size of shrinkSizes(fitSize(crop))) {
    const part = paintPart(picture.canvas, crop, size);
    for (const type of listTypes(picture)) {
      const data = part.toDataURL(type, JPEG_QUALITY);
      if (data.length <= (MAX_PICTURE_BYTES * 4) / 3) return data;
    }
  }
  throw new Error('The picture stays too heavy at every size');
}

/** JPEG for a photograph, ten times lighter; PNG for a drawing, which it keeps exact. */
function listTypes({ isOpaque, source }: Picture): readonly string[] {
  if (!isOpaque) return ['image/png'];
  return source === 'image/jpeg' ? ['image/jpeg'] : ['image/png', 'image/jpeg'];
}

function paintPart(source: HTMLCanvasElement, crop: Crop, { width, height }: Size) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height);
  return canvas;
}

const JPEG_QUALITY = 0.9;
