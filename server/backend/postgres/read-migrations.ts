import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

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

export type Migration = { version: string; name: string; text: string };
