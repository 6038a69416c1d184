import { type IDBPDatabase, type IDBPTransaction, type StoreNames, unwrap } from 'idb';
import type { BrowserSchema } from './browser-schema.ts';

/**
 * Brings a database of any earlier version, 0 being none, to the last one, one step after the
 * other.
 */
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
    // Marks are what a sheet is drawn with: what an author says of a document has its own name.
    unwrap(transaction).objectStore('marks').name = 'milestones';
    db.createObjectStore('summaries', { keyPath: 'id' });
  }
  if (oldVersion < 4) {
    const drafts = transaction.objectStore('drafts');
    drafts.createIndex('byKind', ['draft.kind', 'updatedAt']);
    // Only documents that are finished have an entry.
    drafts.createIndex('byCompletion', 'completedAt');
  }
  if (oldVersion < 5) {
    db.createObjectStore('payments', { keyPath: 'id' }).createIndex('byDocument', 'documentId');
    // Of the database of an account alone: what both sides know, and where they disagree.
    db.createObjectStore('synced', { keyPath: 'key' });
    db.createObjectStore('conflicts', { keyPath: 'id' });
  }
  if (oldVersion < 6) db.createObjectStore('sends', { keyPath: 'id' });
}

function createFirstStores(db: IDBPDatabase<BrowserSchema>): void {
  db.createObjectStore('drafts', { keyPath: 'id' }).createIndex('byDate', 'updatedAt');
  for (const name of ['sellers', 'buyers', 'articles'] as const)
    db.createObjectStore(name, { keyPath: 'key' }).createIndex('byDate', 'usedAt');
  db.createObjectStore('numbers', { keyPath: 'key' }).createIndex('bySeries', 'series');
  db.createObjectStore('habits');
}

/**
 * Documents that were finished are what their file was made of: it had changed if it no longer was.
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
