import type { findContent } from './find-content.ts';

export type ReducedPicture = { bitmap: ImageBitmap } & ReturnType<typeof findContent>;

/**
 * Decodes and reduces an image in a worker. Null when the worker cannot decode it or does not
 * start.
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
