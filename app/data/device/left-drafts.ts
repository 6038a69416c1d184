import type { IDBPDatabase } from 'idb';
import type { StoredDraft } from '#documents/dossier';
import type { BrowserSchema } from './browser-schema.ts';
import { getKeeper } from './keeper.ts';
import { setAside } from './set-aside.ts';

/**
 * Saves synchronously on page close: browsers drop a closed page’s IndexedDB requests while another
 * tab keeps the database busy.
 */
export function keepLeftDraft(stored: StoredDraft): void {
  try {
    localStorage.setItem(keyOf(stored.id), JSON.stringify(stored));
  } catch (error) {
    // The database is tried all the same.
    console.warn('A draft that is being left is kept by the database alone', error);
  }
}

export function forgetLeftDraft(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Storage is refused: there is nothing kept.
  }
}

/** Saves the drafts that earlier pages left, unless a newer version was saved since. */
export async function takeUpLeftDrafts(db: IDBPDatabase<BrowserSchema>): Promise<void> {
  const left = listLeftDrafts();
  if (left.length === 0) return;
  const transaction = db.transaction(['drafts', 'summaries', 'conflicts'], 'readwrite');
  for (const stored of left) {
    const known = await transaction.objectStore('drafts').get(stored.id);
    if (known?.issued && !stored.issued && getKeeper() !== null) {
      const conflict = await transaction.objectStore('conflicts').get(stored.id);
      setAside(known, stored, { transaction, conflict });
      continue;
    }
    if (known && known.updatedAt >= stored.updatedAt) continue;
    transaction.objectStore('drafts').put(stored);
    transaction.objectStore('summaries').delete(stored.id);
  }
  await transaction.done;
  for (const { id } of left) forgetLeftDraft(id);
}

function listLeftDrafts(): StoredDraft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(keyOf('')))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return [];
  }
}

function keyOf(id: string): string {
  const userId = getKeeper();
  return userId === null ? `${PREFIX}:${id}` : `${PREFIX}-of-${userId}:${id}`;
}

const PREFIX = 'facturier-left-draft';
