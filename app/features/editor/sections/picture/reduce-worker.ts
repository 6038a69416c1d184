import { findContent } from './find-content.ts';
import { workSize } from './plan-picture.ts';
import type { ReducedPicture } from './reduce-aside.ts';

// A 12-megapixel photograph takes a phone half a second to decode: a worker keeps the page
// responsive.
self.addEventListener('message', async ({ data }: MessageEvent<File>) => {
  const reduced = await reduce(data).catch(() => null);
  self.postMessage(reduced, { transfer: reduced ? [reduced.bitmap] : [] });
});

/** Rotated by its EXIF orientation; the first frame of an animation. */
async function reduce(file: File): Promise<ReducedPicture> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = workSize(whole, false);
  const bitmap = await createImageBitmap(whole, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  whole.close();
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas');
  context.drawImage(bitmap, 0, 0);
  return { bitmap, ...findContent(context.getImageData(0, 0, width, height).data, bitmap) };
}
