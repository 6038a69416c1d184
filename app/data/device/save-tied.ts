import type { StoredDraft, Ties } from '#documents/dossier';
import { saveLinked } from './change-dossier.ts';

/**
 * Saves drafts with links to the documents that they refer to. Where the code that finds these
 * cannot come, the drafts do not wait: they are linked once the network is back.
 */
export async function saveTied(drafts: readonly StoredDraft[]): Promise<Ties> {
  const ties = await import('./tie-dossier.ts').catch(() => null);
  if (ties) return ties.saveWithTies(drafts);
  await saveLinked(drafts, []);
  window.addEventListener('online', () => tieLater(drafts), { once: true });
  return { links: [], replaced: [] };
}

async function tieLater(drafts: readonly StoredDraft[]): Promise<void> {
  const { tie } = await import('./query-dossier.ts');
  for (const { id } of drafts) await tie(id);
}
