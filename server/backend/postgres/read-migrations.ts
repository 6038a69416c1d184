import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What this version wants of a database; `upgrades` lead one of the former release there. */
export function readKnownMigrations(): { upgrades: Migration[]; migrations: Migration[] } {
  return {
    upgrades: readMigrations(join(SUPABASE, 'upgrades')),
    migrations: readMigrations(join(SUPABASE, 'migrations')),
  };
}

/** The version of a database that is up to date. */
export function readLastVersion(): string {
  return readMigrations(join(SUPABASE, 'migrations')).at(-1)?.version ?? '';
}

/** The migrations of a folder by date: `20261120120000_profiles.sql`. Throws on any other name. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [, version, name] = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(file) ?? [];
      if (!version || !name) throw new Error(`Not the name of a migration: ${basename(file)}`);
      return { version, name, text: readFileSync(join(folder, file), 'utf8') };
    });
}

const SUPABASE = join(import.meta.dirname, '../../../supabase');

export type Migration = { version: string; name: string; text: string };
