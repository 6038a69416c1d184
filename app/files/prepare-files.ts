import { dossier } from '#app/data/dossier.ts';
import { mayFetchAhead } from '#app/lib/parts/may-fetch-ahead.ts';
import { afterLoad } from '#app/lib/timing/after-load.ts';

/** Fetches the code that opens files, once the page is idle; returns a function that cancels it. */
export function prepareFiles(): () => void {
  let isWanted = true;
  afterLoad().then(() => {
    setTimeout(async () => {
      if (!isWanted || isPrepared || !mayFetchAhead()) return;
      isPrepared = true;
      try {
        await Promise.all([import('./open-files.ts'), dossier.prepare()]);
        (await import('./read-file.ts')).prepareReader();
      } catch {
        // Asked for again with the first file.
        isPrepared = false;
      }
    }, REST_MS);
  });
  return () => {
    isWanted = false;
  };
}

let isPrepared = false;
const REST_MS = 2500;
