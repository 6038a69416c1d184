import type { Crop } from './crop.ts';
import type { Picture } from './open-picture.ts';
import { fitSize, MAX_PICTURE_BYTES, type Size, shrinkSizes } from './plan-picture.ts';

/**
 * A part of a picture as the draft carries it: a data URL of 200 kB at most, the largest that
 * weighs so little. Painted anew, it says nothing of where and when it was taken.
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

/** A photograph is a JPEG, which weighs ten times less; what is drawn is a PNG, which is exact. */
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
