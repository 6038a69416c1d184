import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { BrowserSchema } from './browser-schema.ts';
import { databaseOf, getKeeper } from './keeper.ts';
import { takeUpLeftDrafts } from './left-drafts.ts';
import { upgradeDatabase } from './upgrade-database.ts';

type Database = IDBPDatabase<BrowserSchema>;

let opened: { name: string; database: Promise<Database> } | null = null;

/**
 * The only connection of this tab, to the database of the signed-in user or of the device. Rejects
 * when the browser refuses storage (some private windows, blocked site data).
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

/** The next query opens it again. */
export async function closeBrowserDatabase(): Promise<void> {
  const closing = opened;
  opened = null;
  const database = await closing?.database.catch(() => null);
  database?.close();
}

/**
 * `onClose` runs when a tab with a newer version needs this one to close, or the browser closes it.
 */
export function openNamed(name: string, onClose: () => void): Promise<Database> {
  return openDB<BrowserSchema>(name, VERSION, {
    upgrade: (db, oldVersion, _newVersion, transaction) =>
      upgradeDatabase(db, transaction, oldVersion),
    blocking: onClose,
    terminated: onClose,
  });
}

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
const VERSION = 8;
