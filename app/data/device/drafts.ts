import type { KindName } from '#documents';
import type { StoredDraft } from '#documents/dossier';
import { openBrowserDatabase } from './browser-database.ts';
import { forgetLeftDraft } from './left-drafts.ts';
import { tellDevice } from './watch-device.ts';

/** Found by the keys of two indexes: one document is read, however many there are. */
export async function findUnfinished(kind: KindName): Promise<StoredDraft | null> {
  const db = await openBrowserDatabase();
  const drafts = db.transaction('drafts').store;
  // Arrays come after every number: all the days of this kind.
  const ofKind = IDBKeyRange.bound([kind], [kind, []]);
  const [ids, finishedIds] = await Promise.all([
    drafts.index('byKind').getAllKeys(ofKind),
    drafts.index('byCompletion').getAllKeys(),
  ]);
  const finished = new Set(finishedIds);
  const id = ids.findLast((one) => !finished.has(one));
  return id === undefined ? null : ((await drafts.get(id)) ?? null);
}

/** Told without reading any of them. */
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

/** Keeps a draft that the browser refuses for as long as this page is open. */
export function holdDraft(stored: StoredDraft): void {
  held.set(stored.id, stored);
}

export function forgetHeld(id: string): void {
  held.delete(id);
}

/** Saves and tells the other tabs. Rejects when the browser has no room left or refuses. */
export async function saveDraft(stored: StoredDraft): Promise<void> {
  const db = await openBrowserDatabase();
  const transaction = db.transaction(['drafts', 'summaries'], 'readwrite', {
    durability: 'relaxed',
  });
  transaction.objectStore('drafts').put(stored);
  // Rebuilt by those who need it: a page where someone is typing does not.
  transaction.objectStore('summaries').delete(stored.id);
  // A page that is being left has no time for the answer: what is asked for is committed at once.
  transaction.commit();
  await transaction.done;
  forgetLeftDraft(stored.id);
  tellDevice(stored.id);
}

const held = new Map<string, StoredDraft>();
