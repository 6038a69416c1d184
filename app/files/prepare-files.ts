import { mayFetchAhead } from '#app/lib/parts/may-fetch-ahead.ts';
import { afterLoad } from '#app/lib/timing/after-load.ts';
import { whenUsed } from '#app/lib/timing/when-used.ts';

/**
 * Preloads the code that opens files (and judges invoices, with `isReading`): once the reader’s
 * page is idle, elsewhere only after the page was used. Returns a function that cancels it.
 */
export function prepareFiles({ isReading }: { isReading: boolean }): () => void {
  let isWanted = true;
  const isNear = isReading ? afterLoad() : Promise.all([afterLoad(), whenUsed()]);
  isNear.then(() => {
    setTimeout(async () => {
      const task = isReading ? 'judge' : 'open';
      if (!isWanted || prepared.has(task) || !mayFetchAhead()) return;
      prepared.add(task);
      try {
        const [{ dossier }] = await Promise.all([
          import('#app/data/dossier.ts'),
          import('./open-files.ts'),
        ]);
        await dossier.prepare();
        (await import('./read-file.ts')).prepareReader(task);
      } catch {
        // Retried with the first file.
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
