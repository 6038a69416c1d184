import type { Conflict } from '#app/data/device/browser-schema.ts';
import { tellBrought } from '#app/data/device/watch-device.ts';
import { newId } from '#app/lib/new-id.ts';
import type { StoredDraft } from '#documents/dossier';
import { openKept } from './open-kept.ts';
import { stampOfDraft } from './stamps.ts';
import { syncStore } from './sync-state.ts';

/** A document changed on two devices: the version here and the one in the account. */
export type TwoVersions = Conflict & { own: StoredDraft };

export async function listConflicts(): Promise<TwoVersions[]> {
  const db = await openKept();
  const found: TwoVersions[] = [];
  for (const conflict of await db.getAll('conflicts')) {
    const own = await db.get('drafts', conflict.id);
    if (own) found.push({ ...conflict, own });
  }
  return found;
}

/**
 * Keeps this version, the account’s, or both; with both, this one becomes a new document. An issued
 * version always stays.
 */
export async function solveConflict(
  { id, own, theirs, version, isIssued }: TwoVersions,
  choice: 'own' | 'theirs' | 'both',
): Promise<void> {
  const db = await openKept();
  const transaction = db.transaction(['drafts', 'summaries', 'synced', 'conflicts'], 'readwrite');
  const known = { key: `doc/${id}`, stamp: stampOfDraft(theirs), version, isIssued };
  transaction.objectStore('synced').put(known);
  if (choice !== 'own' || isIssued) transaction.objectStore('drafts').put(theirs);
  const { issued, completedAt, ...written } = own;
  if (choice === 'both' || (choice === 'own' && isIssued))
    transaction.objectStore('drafts').put({ ...written, id: newId(), updatedAt: Date.now() });
  transaction.objectStore('summaries').delete(id);
  transaction.objectStore('conflicts').delete(id);
  await transaction.done;
  syncStore.set({ conflicts: syncStore.get().conflicts.filter((other) => other !== id) });
  tellBrought(id);
}
