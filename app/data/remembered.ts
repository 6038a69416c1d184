import type { Draft } from '#documents';
import { openBrowserDatabase } from './device/browser-database.ts';
import type { Remembered, RememberedStore } from './device/browser-schema.ts';

type ValueOf = {
  sellers: Draft['seller'];
  buyers: Draft['buyer'];
  articles: Draft['lines'][number];
};

/** Most recently used first. */
export async function listRemembered<Store extends RememberedStore>(
  store: Store,
): Promise<Remembered<ValueOf[Store]>[]> {
  const db = await openBrowserDatabase();
  const entries: Remembered<ValueOf[RememberedStore]>[] = await db.getAllFromIndex(store, 'byDate');
  // The schema ties each store to its value; TypeScript loses that link in the index look-up.
  return entries.reverse() as Remembered<ValueOf[Store]>[];
}

/** Saves values by key for the next document; drops the oldest beyond {@link MAX_ENTRIES}. */
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
