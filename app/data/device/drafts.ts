import type { KindName } from '#documents';
import type { StoredDraft } from '#documents/dossier';
import { openBrowserDatabase } from './browser-database.ts';
import { type Held, heldHere } from './held.ts';
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
  if (holdsDrafts()) return true;
  const db = await openBrowserDatabase();
  return (await db.count('drafts')) > 0;
}

export async function getDraft(id: string): Promise<StoredDraft | null> {
  const held = heldHere().drafts.get(id);
  const kept = await readKept(id).catch((error: unknown) => {
    if (held) return null;
    throw error;
  });
  return held && held.updatedAt > (kept?.updatedAt ?? 0) ? held : kept;
}

async function readKept(id: string): Promise<StoredDraft | null> {
  const db = await openBrowserDatabase();
  return (await db.get('drafts', id)) ?? null;
}

/** Keeps a draft in memory when the browser refuses to store it. */
export function holdDraft(stored: StoredDraft): void {
  heldHere().drafts.set(stored.id, stored);
}

export function holdsDrafts(): boolean {
  return heldHere().drafts.size > 0;
}

export function forgetHeld(id: string): void {
  heldHere().drafts.delete(id);
}

/**
 * Saves and notifies the other tabs. Rejects when storage is full or refused, and holds the draft
 * until a save succeeds; saves nothing, and says so, once the account has issued this document.
 */
export async function saveDraft(stored: StoredDraft): Promise<'saved' | 'frozen'> {
  const { drafts: held } = heldHere();
  try {
    const saved = await putDraft(stored);
    held.delete(stored.id);
    await keepHeld(held);
    return saved;
  } catch (error) {
    held.set(stored.id, stored);
    throw error;
  }
}

/** Saves held drafts, but not over a newer version, nor for another account. */
async function keepHeld(held: Held['drafts']): Promise<void> {
  for (const draft of held.values()) {
    if (heldHere().drafts !== held) return;
    try {
      const kept = await readKept(draft.id);
      if (draft.updatedAt > (kept?.updatedAt ?? 0)) await putDraft(draft);
      held.delete(draft.id);
    } catch {
      // It stays held for the next save.
    }
  }
}

async function putDraft(stored: StoredDraft): Promise<'saved' | 'frozen'> {
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
