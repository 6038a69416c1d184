import type { Draft } from '#documents';
import { openBrowserDatabase } from './device/browser-database.ts';
import type { Remembered, RememberedStore } from './device/browser-schema.ts';

/** What each store remembers. */
type ValueOf = {
  sellers: Draft['seller'];
  buyers: Draft['buyer'];
  articles: Draft['lines'][number];
};

/** Entries of a store, the last used first. */
export async function listRemembered<Store extends RememberedStore>(
  store: Store,
): Promise<Remembered<ValueOf[Store]>[]> {
  const db = await openBrowserDatabase();
  const entries: Remembered<ValueOf[RememberedStore]>[] = await db.getAllFromIndex(store, 'byDate');
  // The schema of the database ties each store to its value; the index look-up only forgets which
  // one was asked.
  return entries.reverse() as Remembered<ValueOf[Store]>[];
}

/**
 * Keeps values for the next document, each under its key; the oldest beyond {@link MAX_ENTRIES} are
 * forgotten.
 */
export async function remember<Store extends RememberedStore>(
  store: Store,
  entries: readonly Remembered<ValueOf[Store]>[],
): Promise<void> {
  const db = await openBrowserDatabase();
  const transaction = db.transaction(store, 'readwrite');
  for (const entry of entries) await transaction.store.put(entry as never);
  const keys = await transaction.store.index('byDate').getAllKeys();
  for (const key of keys.slice(0, Math.max(0, keys.length - MAX_ENTRIES)))
    await transaction.store.delete(key);
  await transaction.done;
}

const MAX_ENTRIES = 500;
