import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import type { StoredDraft, Ties } from '#documents/dossier';
import { saveLinked } from './change-dossier.ts';

/**
 * Saves drafts with links to the documents that they refer to. Without a network, the code that
 * finds these may be missing: the drafts do not wait, and are linked once the network is back.
 */
export async function saveTied(drafts: readonly StoredDraft[]): Promise<Ties> {
  const isOffline = navigator.onLine === false;
  const ties = isOffline ? await loadTies().catch(() => null) : await fetchPart(loadTies);
  if (ties) return ties.saveWithTies(drafts);
  await saveLinked(drafts, []);
  window.addEventListener('online', () => tieLater(drafts), { once: true });
  return { links: [], replaced: [] };
}

async function tieLater(drafts: readonly StoredDraft[]): Promise<void> {
  const { tie } = await fetchPart(() => import('./query-dossier.ts'));
  for (const { id } of drafts) await tie(id);
}

const loadTies = () => import('./tie-dossier.ts');
