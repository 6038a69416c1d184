import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb';
import type { Draft } from '#documents';
import type { DocumentLink, GivenNumber, Milestone, StoredDraft } from '#documents/dossier';

/** A party or an article met before, offered again. */
export type Remembered<Value> = { key: string; value: Value; usedAt: number };

/** What the last documents had in common, for the next one. */
export type Habits = Pick<Draft, 'style' | 'payment' | 'operation' | 'vatOnDebits'> & {
  /** Whether their author charges VAT; absent where the documents did not say. */
  usualRegime?: 'normal' | 'franchise' | undefined;
};

interface BrowserSchema extends DBSchema {
  drafts: { key: string; value: StoredDraft; indexes: { byDate: number } };
  sellers: { key: string; value: Remembered<Draft['seller']>; indexes: { byDate: number } };
  buyers: { key: string; value: Remembered<Draft['buyer']>; indexes: { byDate: number } };
  articles: { key: string; value: Remembered<Draft['lines'][number]>; indexes: { byDate: number } };
  numbers: { key: string; value: GivenNumber; indexes: { bySeries: string } };
  habits: { key: 'last'; value: Habits };
  links: { key: string; value: DocumentLink; indexes: { byFrom: string; byTo: string } };
  marks: { key: string; value: Milestone };
}

export type RememberedStore = 'sellers' | 'buyers' | 'articles';

let database: Promise<IDBPDatabase<BrowserSchema>> | null = null;

/** The one connection of this tab. Rejects where the browser refuses storage (private windows of some browsers, blocked site data). */
export function openBrowserDatabase(): Promise<IDBPDatabase<BrowserSchema>> {
  database ??= openDB<BrowserSchema>('facturier', VERSION, {
    upgrade: (db, oldVersion, _newVersion, transaction) =>
      upgradeDatabase(db, transaction, oldVersion),
    // A tab of a newer version waits for this one to let go.
    blocking: async () => {
      const open = await database;
      database = null;
      open?.close();
    },
    terminated: () => {
      database = null;
    },
  }).catch((error: unknown) => {
    database = null;
    throw error;
  });
  return database;
}

type Upgrade = IDBPTransaction<BrowserSchema, StoreNames<BrowserSchema>[], 'versionchange'>;

/** Brings a database of any earlier version, 0 being none, to the last one, one step after the other. */
async function upgradeDatabase(
  db: IDBPDatabase<BrowserSchema>,
  transaction: Upgrade,
  oldVersion: number,
): Promise<void> {
  if (oldVersion < 1) createFirstStores(db);
  if (oldVersion < 2) {
    db.createObjectStore('marks', { keyPath: 'id' });
    const links = db.createObjectStore('links', { keyPath: 'key' });
    links.createIndex('byFrom', 'from');
    links.createIndex('byTo', 'to');
    await keepWhatWasIssued(transaction);
  }
}

function createFirstStores(db: IDBPDatabase<BrowserSchema>): void {
  db.createObjectStore('drafts', { keyPath: 'id' }).createIndex('byDate', 'updatedAt');
  for (const name of ['sellers', 'buyers', 'articles'] as const)
    db.createObjectStore(name, { keyPath: 'key' }).createIndex('byDate', 'usedAt');
  db.createObjectStore('numbers', { keyPath: 'key' }).createIndex('bySeries', 'series');
  db.createObjectStore('habits');
}

/** Documents that were finished are what their file was made of: it had changed if it no longer was. */
async function keepWhatWasIssued(transaction: Upgrade): Promise<void> {
  let cursor = await transaction.objectStore('drafts').openCursor();
  while (cursor) {
    const { draft, completedAt } = cursor.value;
    if (completedAt !== undefined)
      await cursor.update({ ...cursor.value, issued: { draft, at: completedAt } });
    cursor = await cursor.continue();
  }
}

const VERSION = 2;
