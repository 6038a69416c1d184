import type { SeriesFile, SeriesMessage, SeriesRequest } from './series-request.ts';

/** Makes the file in a worker; null when `signal` aborts. Rejects when the worker fails. */
export function runSeries(
  request: SeriesRequest,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
): Promise<SeriesFile | null> {
  // The series may have been stopped while its fonts were loading.
  if (signal.aborted) return Promise.resolve(null);
  const worker = new Worker(new URL('./series.worker.ts', import.meta.url), { type: 'module' });
  const work = new Promise<SeriesFile | null>((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.addEventListener('message', ({ data }: MessageEvent<SeriesMessage>) => {
      if (data.type === 'progress') onProgress(data.done);
      else resolve(data);
    });
  });
  worker.postMessage(request);
  return work.finally(() => worker.terminate());
}
