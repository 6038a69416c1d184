import { dossier } from '#app/data/dossier.ts';
import { contentOf } from '#documents/dossier';
import type { ZippedDocument } from './zip-documents.ts';
import type { ZipNews, ZipOrder } from './zip-worker.ts';

/** Builds the ZIP in a worker; returns a function that cancels it. */
export function startExport(
  { ids, today }: { ids: readonly string[]; today: string },
  onNews: (news: ZipNews) => void,
): () => void {
  let isCancelled = false;
  let stop: () => void = () => undefined;
  const start = async () => {
    try {
      const documents = await readDocuments(ids);
      if (!isCancelled) stop = startWorker({ documents, today }, onNews);
    } catch {
      if (!isCancelled) onNews({ kind: 'failed' });
    }
  };
  start();
  return () => {
    isCancelled = true;
    stop();
  };
}

/** Documents deleted meanwhile are left out. */
async function readDocuments(ids: readonly string[]): Promise<ZippedDocument[]> {
  const kept = await Promise.all(ids.map((id) => dossier.get(id)));
  return kept.flatMap((stored) =>
    stored
      ? [{ draft: contentOf(stored), current: stored.draft, issuedAt: stored.issued?.at }]
      : [],
  );
}

function startWorker(order: ZipOrder, onNews: (news: ZipNews) => void): () => void {
  const worker = new Worker(new URL('./zip-worker.ts', import.meta.url), { type: 'module' });
  const stop = () => worker.terminate();
  worker.addEventListener('message', ({ data }: MessageEvent<ZipNews>) => {
    if (data.kind !== 'progress') stop();
    onNews(data);
  });
  // The worker’s script did not load: the network is gone.
  worker.addEventListener('error', () => {
    stop();
    onNews({ kind: 'failed' });
  });
  worker.postMessage(order);
  return stop;
}
