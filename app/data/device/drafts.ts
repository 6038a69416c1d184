import type { KindName } from '#documents';
import type { StoredDraft } from '#documents/dossier';
import { openBrowserDatabase } from './browser-database.ts';
import { getKeeper } from './keeper.ts';
import { forgetLeftDraft } from './left-drafts.ts';
import { tellDevice } from './watch-device.ts';

/** Finds one by two index lookups and reads a single document. */
export async function findUnfinished(kind: KindName): Promise<StoredDraft | null> {
  const db = await openBrowserDatabase();
  const drafts = db.transaction('drafts').store;
  // Arrays sort after every number: this range holds all dates of the kind.
  const ofKind = IDBKeyRange.bound([kind], [kind, []]);
  const [ids, finishedIds] = await Promise.all([
    drafts.index('byKind').getAllKeys(ofKind),
    drafts.index('byCompletion').getAllKeys(),
  ]);
  const finished = new Set(finishedIds);
  const id = ids.findLast((one) => !finished.has(one));
  return id === undefined ? null : ((await drafts.get(id)) ?? null);
}

/** Reads no document. */
export async function hasDrafts(): Promise<boolean> {
  if (held.size > 0) return true;
  const db = await openBrowserDatabase();
  return (await db.count('drafts')) > 0;
}

export async function getDraft(id: string): Promise<StoredDraft | null> {
  const heldDraft = held.get(id);
  if (heldDraft) return heldDraft;
  const db = await openBrowserDatabase();
  return (await db.get('drafts', id)) ?? null;
}

/** Keeps a draft in memory when the browser refuses to store it. */
export function holdDraft(stored: StoredDraft): void {
  held.set(stored.id, stored);
}

export function forgetHeld(id: string): void {
  held.delete(id);
}

/**
 * Saves and notifies the other tabs. Rejects when storage is full or refused; saves nothing, and
 * says so, once the account has issued this document.
 */
export async function saveDraft(stored: StoredDraft): Promise<'saved' | 'frozen'> {
  const db = await openBrowserDatabase();
  const transaction = db.transaction(['drafts', 'summaries'], 'readwrite', {
    durability: 'relaxed',
  });
  const drafts = transaction.objectStore('drafts');
  if (getKeeper() !== null && !stored.issued && (await drafts.get(stored.id))?.issued)
    return 'frozen';
  drafts.put(stored);
  // Rebuilt on demand: a page where someone is typing does not need it.
  transaction.objectStore('summaries').delete(stored.id);
  // Commit at once: a page that is closing cannot wait for the answer.
  transaction.commit();
  await transaction.done;
  forgetLeftDraft(stored.id);
  tellDevice(stored.id);
  return 'saved';
}

const held = new Map<string, StoredDraft>();
