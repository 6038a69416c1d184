import { dossier } from '#app/data/dossier.ts';
import { mayFetchAhead } from '#app/lib/parts/may-fetch-ahead.ts';
import { afterLoad } from '#app/lib/timing/after-load.ts';

/**
 * Fetches the code that opens files, and that judges invoices where they are read, once the page is
 * idle; returns a function that cancels it.
 */
export function prepareFiles({ isReading }: { isReading: boolean }): () => void {
  let isWanted = true;
  afterLoad().then(() => {
    setTimeout(async () => {
      const task = isReading ? 'judge' : 'open';
      if (!isWanted || prepared.has(task) || !mayFetchAhead()) return;
      prepared.add(task);
      try {
        await Promise.all([import('./open-files.ts'), dossier.prepare()]);
        (await import('./read-file.ts')).prepareReader(task);
      } catch {
        // Asked for again with the first file.
        prepared.delete(task);
      }
    }, REST_MS);
  });
  return () => {
    isWanted = false;
  };
}

const prepared = new Set<'open' | 'judge'>();
const REST_MS = 2500;
