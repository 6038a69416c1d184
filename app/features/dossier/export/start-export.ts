import { dossier } from '#app/data/dossier.ts';
import { contentOf } from '#documents/dossier';
import type { ZippedDocument } from './zip-documents.ts';
import type { ZipNews, ZipOrder } from './zip-worker.ts';

/**
 * Builds the ZIP in a worker, which asks for some documents at a time; returns a function that
 * cancels it.
 */
export function startExport(
  { ids, today }: { ids: readonly string[]; today: string },
  onNews: (news: Exclude<ZipNews, { kind: 'wanted' }>) => void,
): () => void {
  const worker = new Worker(new URL('./zip-worker.ts', import.meta.url), { type: 'module' });
  const order = (message: ZipOrder) => worker.postMessage(message);
  let isOver = false;
  const stop = () => {
    isOver = true;
    worker.terminate();
  };
  const fail = () => {
    if (isOver) return;
    stop();
    onNews({ kind: 'failed' });
  };
  const batches = readBatches(ids);
  worker.addEventListener('message', async ({ data }: MessageEvent<ZipNews>) => {
    if (data.kind === 'wanted') {
      const next = await batches.next().catch(() => null);
      if (next) order({ kind: 'batch', documents: next.value ?? [] });
      else fail();
      return;
    }
    if (data.kind !== 'progress') stop();
    onNews(data);
  });
  // The worker’s script did not load: the network is gone.
  worker.addEventListener('error', fail);
  order({ kind: 'start', today });
  return stop;
}

/** Documents deleted meanwhile are left out; no batch is empty. */
async function* readBatches(ids: readonly string[]): AsyncGenerator<ZippedDocument[], undefined> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const kept = await Promise.all(ids.slice(start, start + BATCH).map((id) => dossier.get(id)));
    const documents = kept.flatMap((stored) =>
      stored
        ? [{ draft: contentOf(stored), current: stored.draft, issuedAt: stored.issued?.at }]
        : [],
    );
    if (documents.length > 0) yield documents;
  }
}

const BATCH = 25;
