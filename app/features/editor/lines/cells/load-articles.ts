import { listRemembered } from '#app/data/remembered.ts';
import type { Line } from '#documents';

let loaded: Promise<readonly Line[]> | null = null;
let loadedAt = Number.NEGATIVE_INFINITY;

/**
 * Articles of earlier documents, the last used first; none where the browser keeps nothing. Fast
 * typing reads them once.
 */
export function loadArticles(): Promise<readonly Line[]> {
  if (loaded && performance.now() - loadedAt < FRESH_MS) return loaded;
  loadedAt = performance.now();
  loaded = listRemembered('articles').then(
    (entries) => entries.map(({ value }) => value),
    () => [],
  );
  return loaded;
}

const FRESH_MS = 500;
