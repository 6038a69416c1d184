import type { ZipNews, ZipOrder } from './zip-worker.ts';

/** Makes the ZIP beside the page, which stays alive; gives the way to cancel. */
export function startExport(order: ZipOrder, onNews: (news: ZipNews) => void): () => void {
  const worker = new Worker(new URL('./zip-worker.ts', import.meta.url), { type: 'module' });
  const stop = () => worker.terminate();
  worker.addEventListener('message', ({ data }: MessageEvent<ZipNews>) => {
    if (data.kind !== 'progress') stop();
    onNews(data);
  });
  // The script of the worker did not come: the network is gone.
  worker.addEventListener('error', () => {
    stop();
    onNews({ kind: 'failed' });
  });
  worker.postMessage(order);
  return stop;
}
