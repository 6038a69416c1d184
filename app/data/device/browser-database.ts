import { type IDBPDatabase, openDB } from 'idb';
import type { BrowserSchema } from './browser-schema.ts';
import { upgradeDatabase } from './upgrade-database.ts';

let database: Promise<IDBPDatabase<BrowserSchema>> | null = null;

/**
 * The one connection of this tab. Rejects where the browser refuses storage (private windows of
 * some browsers, blocked site data).
 */
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

/** Raised with each step of `upgradeDatabase`. */
const VERSION = 4;
