import { listRemembered } from '#app/data/remembered.ts';
import { askAccountRecords } from '#app/features/editor/account/ask-account-records.ts';
import type { Draft, Line } from '#documents';

let loaded: Promise<readonly Line[]> | null = null;
let loadedAt = Number.NEGATIVE_INFINITY;

/** The products of an account that match the text, then remembered articles, last used first. */
export async function loadArticles(
  text: string,
  place: { draft: Draft; line: Line | undefined },
): Promise<readonly Line[]> {
  const remembered = await loadRemembered();
  const products = await askAccountRecords((account) => account.listProductLines(text, place), []);
  return [...products, ...remembered];
}

/**
 * Empty when the browser refuses storage. Cached briefly so that fast typing reads them once.
 */
function loadRemembered(): Promise<readonly Line[]> {
  if (loaded && performance.now() - loadedAt < FRESH_MS) return loaded;
  loadedAt = performance.now();
  loaded = listRemembered('articles').then(
    (entries) => entries.map(({ value }) => value),
    () => [],
  );
  return loaded;
}

const FRESH_MS = 500;
