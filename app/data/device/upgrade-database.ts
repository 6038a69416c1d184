import { type IDBPDatabase, type IDBPTransaction, type StoreNames, unwrap } from 'idb';
import type { BrowserSchema } from './browser-schema.ts';

/** Upgrades a database from any version (0 when new) to the last one, step by step. */
export async function upgradeDatabase(
  db: IDBPDatabase<BrowserSchema>,
  transaction: Upgrade,
  oldVersion: number,
): Promise<void> {
  if (oldVersion < 1) createFirstStores(db);
  if (oldVersion < 2) {
    unwrap(db).createObjectStore('marks', { keyPath: 'id' });
    const links = db.createObjectStore('links', { keyPath: 'key' });
    links.createIndex('byFrom', 'from');
    links.createIndex('byTo', 'to');
    await keepWhatWasIssued(transaction);
  }
  if (oldVersion < 3) {
    // Renamed: « marks » are what a sheet is drawn with.
    unwrap(transaction).objectStore('marks').name = 'milestones';
    db.createObjectStore('summaries', { keyPath: 'id' });
  }
  if (oldVersion < 4) {
    const drafts = transaction.objectStore('drafts');
    drafts.createIndex('byKind', ['draft.kind', 'updatedAt']);
    // Holds completed documents only: the others have no key.
    drafts.createIndex('byCompletion', 'completedAt');
  }
  if (oldVersion < 5) {
    db.createObjectStore('payments', { keyPath: 'id' }).createIndex('byDocument', 'documentId');
    // For the databases of accounts: sync records and conflicts.
    db.createObjectStore('synced', { keyPath: 'key' });
    db.createObjectStore('conflicts', { keyPath: 'id' });
  }
  if (oldVersion < 6) db.createObjectStore('sends', { keyPath: 'id' });
  if (oldVersion < 7)
    db.createObjectStore('reminders', { keyPath: 'id' }).createIndex('byDocument', 'documentId');
  if (oldVersion < 8) db.createObjectStore('repetitions', { keyPath: 'id' });
}

function createFirstStores(db: IDBPDatabase<BrowserSchema>): void {
  db.createObjectStore('drafts', { keyPath: 'id' }).createIndex('byDate', 'updatedAt');
  for (const name of ['sellers', 'buyers', 'articles'] as const)
    db.createObjectStore(name, { keyPath: 'key' }).createIndex('byDate', 'usedAt');
  db.createObjectStore('numbers', { keyPath: 'key' }).createIndex('bySeries', 'series');
  db.createObjectStore('habits');
}

/**
 * A completed document still matches its file: any later change would have cleared `completedAt`.
 */
async function keepWhatWasIssued(transaction: Upgrade): Promise<void> {
  let cursor = await transaction.objectStore('drafts').openCursor();
  while (cursor) {
    const { draft, completedAt } = cursor.value;
    if (completedAt !== undefined)
      await cursor.update({ ...cursor.value, issued: { draft, at: completedAt } });
    cursor = await cursor.continue();
  }
}

type Upgrade = IDBPTransaction<BrowserSchema, StoreNames<BrowserSchema>[], 'versionchange'>;
