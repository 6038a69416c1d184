import type { findContent } from './find-content.ts';

/** A picture at the size to work at, and what was seen of it. */
export type ReducedPicture = { bitmap: ImageBitmap } & ReturnType<typeof findContent>;

/**
 * Decodes and reduces the image of a file out of the page’s own thread. Null where that cannot be
 * done: the file is none that a worker decodes, or the worker is not to be had.
 */
export function reduceAside(file: File): Promise<ReducedPicture | null> {
  const worker = new Worker(new URL('./reduce-worker.ts', import.meta.url), { type: 'module' });
  const work = new Promise<ReducedPicture | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReducedPicture | null>) =>
      resolve(data),
    );
    worker.addEventListener('error', () => resolve(null));
  });
  worker.postMessage(file);
  return work.finally(() => worker.terminate());
}
