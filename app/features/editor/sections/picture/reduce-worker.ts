import { findContent } from './find-content.ts';
import { workSize } from './plan-picture.ts';
import type { ReducedPicture } from './reduce-aside.ts';

// A photograph of 12 megapixels takes a telephone half a second to decode and reduce: in a worker,
// so that the page stays responsive.
self.addEventListener('message', async ({ data }: MessageEvent<File>) => {
  const reduced = await reduce(data).catch(() => null);
  self.postMessage(reduced, { transfer: reduced ? [reduced.bitmap] : [] });
});

/** Turned as its EXIF says; the first picture of a moving one. */
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
