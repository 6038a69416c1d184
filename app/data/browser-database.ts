import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Draft } from '#documents';

/** A draft as this browser keeps it. `rawTexts` are fields typed but not yet readable. */
export type StoredDraft = {
  id: string;
  draft: Draft;
  rawTexts: Record<string, string>;
  /** Milliseconds; the newest comes first in lists. */
  updatedAt: number;
  /** When its final file was made, in milliseconds; absent once it has changed since. */
  completedAt?: number;
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
export type Habits = Pick<Draft, 'style' | 'payment' | 'operation' | 'vatOnDebits'>;

interface BrowserSchema extends DBSchema {
  drafts: { key: string; value: StoredDraft; indexes: { byDate: number } };
  sellers: { key: string; value: Remembered<Draft['seller']>; indexes: { byDate: number } };
  buyers: { key: string; value: Remembered<Draft['buyer']>; indexes: { byDate: number } };
  articles: { key: string; value: Remembered<Draft['lines'][number]>; indexes: { byDate: number } };
  numbers: { key: string; value: GivenNumber; indexes: { bySeries: string } };
  habits: { key: 'last'; value: Habits };
}

export type RememberedStore = 'sellers' | 'buyers' | 'articles';

let database: Promise<IDBPDatabase<BrowserSchema>> | null = null;

/** The one connection of this tab. Rejects where the browser refuses storage (private windows of some browsers, blocked site data). */
export function openBrowserDatabase(): Promise<IDBPDatabase<BrowserSchema>> {
  database ??= openDB<BrowserSchema>('facturier', 1, {
    upgrade: (db) => {
      db.createObjectStore('drafts', { keyPath: 'id' }).createIndex('byDate', 'updatedAt');
      for (const name of ['sellers', 'buyers', 'articles'] as const)
        db.createObjectStore(name, { keyPath: 'key' }).createIndex('byDate', 'usedAt');
      db.createObjectStore('numbers', { keyPath: 'key' }).createIndex('bySeries', 'series');
      db.createObjectStore('habits');
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
