import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { BrowserSchema } from './browser-schema.ts';
import { databaseOf, getKeeper } from './keeper.ts';
import { takeUpLeftDrafts } from './left-drafts.ts';
import { upgradeDatabase } from './upgrade-database.ts';

type Database = IDBPDatabase<BrowserSchema>;

let opened: { name: string; database: Promise<Database> } | null = null;

/**
 * The one connection of this tab, to the documents of whoever is signed in, or of the device.
 * Rejects where the browser refuses storage (private windows of some browsers, blocked site data).
 */
export function openBrowserDatabase(): Promise<Database> {
  const name = databaseOf(getKeeper());
  if (opened && opened.name !== name) closeBrowserDatabase();
  if (opened) return opened.database;
  const own = { name, database: openNamed(name, closeBrowserDatabase).then(takeUp) };
  opened = own;
  own.database.catch(() => {
    if (opened === own) opened = null;
  });
  return own.database;
}

/** Lets go: another is opened with the next question. */
export async function closeBrowserDatabase(): Promise<void> {
  const closing = opened;
  opened = null;
  const database = await closing?.database.catch(() => null);
  database?.close();
}

/** `onClose`: a tab of a newer version waits for this one to let go, or the browser has. */
export function openNamed(name: string, onClose: () => void): Promise<Database> {
  return openDB<BrowserSchema>(name, VERSION, {
    upgrade: (db, oldVersion, _newVersion, transaction) =>
      upgradeDatabase(db, transaction, oldVersion),
    blocking: onClose,
    terminated: onClose,
  });
}

/** What it held is gone from this browser. */
export function deleteNamed(name: string): Promise<void> {
  return deleteDB(name);
}

async function takeUp(db: Database): Promise<Database> {
  await takeUpLeftDrafts(db).catch((error: unknown) =>
    console.warn('What an earlier page left could not be saved', error),
  );
  return db;
}

/** Raised with each step of `upgradeDatabase`. */
const VERSION = 6;
