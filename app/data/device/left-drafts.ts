import type { IDBPDatabase } from 'idb';
import type { StoredDraft } from '#documents/dossier';
import type { BrowserSchema } from './browser-schema.ts';
import { getKeeper } from './keeper.ts';

/**
 * Keeps at once what a page that closes asks the database for: a browser gives up what a closed
 * page has asked for where another tab keeps the database busy.
 */
export function keepLeftDraft(stored: StoredDraft): void {
  try {
    localStorage.setItem(keyOf(stored.id), JSON.stringify(stored));
  } catch (error) {
    // No room, or no storage: the database is asked all the same.
    console.warn('A draft that is being left is kept by the database alone', error);
  }
}

export function forgetLeftDraft(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // A browser that refuses storage keeps none.
  }
}

/** Saves what earlier pages left, unless something newer was saved since. */
export async function takeUpLeftDrafts(db: IDBPDatabase<BrowserSchema>): Promise<void> {
  const left = listLeftDrafts();
  if (left.length === 0) return;
  const transaction = db.transaction(['drafts', 'summaries'], 'readwrite');
  for (const stored of left) {
    const known = await transaction.objectStore('drafts').get(stored.id);
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
