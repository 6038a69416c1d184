import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb';
import type { Draft, KindName, Subtype } from '#documents';

/** A draft as this browser keeps it. `rawTexts` are fields typed but not yet readable. */
export type StoredDraft = {
  id: string;
  draft: Draft;
  rawTexts: Record<string, string>;
  /** Milliseconds; the newest comes first in lists. */
  updatedAt: number;
  /** When its final file was made, in milliseconds; absent once it has changed since. */
  completedAt?: number;
  /** What its last final file was made of, and when: stays while the draft goes on changing. */
  issued?: { draft: Draft; at: number };
};

/** A party or an article met before, offered again. */
export type Remembered<Value> = { key: string; value: Value; usedAt: number };

/** A number given on this device: what the next one follows. */
export type GivenNumber = {
  key: string;
  series: string;
  number: string;
  issueDate: string;
  /** The draft that bears it: its file may be made again. */
  draftId: string;
};

/** What the last documents had in common, for the next one. */
export type Habits = Pick<Draft, 'style' | 'payment' | 'operation' | 'vatOnDebits'> & {
  /** Whether their author charges VAT; absent where the documents did not say. */
  usualRegime?: 'normal' | 'franchise' | undefined;
};

/** What a document is for the one that it was made from. */
export type Relation =
  | 'invoice'
  | 'deposit'
  | 'final'
  | 'receipt'
  | 'credit'
  | 'replacement'
  | 'next-month';

/** One document was made from another; it holds when either is edited, and says what a deleted one was called. */
export type DocumentLink = {
  /** « from/to » */
  key: string;
  from: string;
  to: string;
  relation: Relation;
  createdAt: number;
  /** The names of the ends that are no longer here. */
  deleted?: { from?: DeletedDocument; to?: DeletedDocument };
};

/** What remains of a deleted document: its name, none of its content. */
export type DeletedDocument = Pick<Draft, 'number' | 'issueDate'> & {
  kind: KindName;
  subtype: Subtype;
};

/** What only its author knows of a document. */
export type MarkName = 'sent' | 'accepted' | 'refused' | 'paid';
export type Mark = { id: string; name: MarkName; markedAt: number };

interface BrowserSchema extends DBSchema {
  drafts: { key: string; value: StoredDraft; indexes: { byDate: number } };
  sellers: { key: string; value: Remembered<Draft['seller']>; indexes: { byDate: number } };
  buyers: { key: string; value: Remembered<Draft['buyer']>; indexes: { byDate: number } };
  articles: { key: string; value: Remembered<Draft['lines'][number]>; indexes: { byDate: number } };
  numbers: { key: string; value: GivenNumber; indexes: { bySeries: string } };
  habits: { key: 'last'; value: Habits };
  links: { key: string; value: DocumentLink; indexes: { byFrom: string; byTo: string } };
  marks: { key: string; value: Mark };
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
