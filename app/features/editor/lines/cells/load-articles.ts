import { listRemembered } from '#app/data/remembered.ts';
import type { Line } from '#documents';

let loaded: Promise<readonly Line[]> | null = null;
let loadedAt = Number.NEGATIVE_INFINITY;

/**
 * The remembered articles, last used first; empty when the browser refuses storage. Cached briefly
 * so that fast typing reads them once.
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
