import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Client } from 'pg';
import { codeOf } from '#server/backend/fault.ts';

export type Migration = { version: string; name: string; text: string };

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

/**
 * Updates a database as its owner: first what a hosted project has (`platform`), then each new
 * migration in a transaction with its row. Servers that start together wait for each other. Returns
 * the versions applied.
 */
export async function migrate(
  owner: Client,
  { platform, migrations }: { platform: string; migrations: readonly Migration[] },
): Promise<string[]> {
  await owner.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    await inTransaction(owner, () => owner.query(platform));
    const known = await readApplied(owner);
    const missing = migrations.filter(({ version }) => !known.has(version));
    for (const migration of missing) await apply(owner, migration);
    return missing.map(({ version }) => version);
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [LOCK]);
  }
}

async function apply(owner: Client, { version, name, text }: Migration): Promise<void> {
  await inTransaction(owner, async () => {
    await owner.query(text);
    await owner.query(
      'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
      [version, name, [text]],
    );
  }).catch((error: Error) => {
    const cause = new Error(`Migration ${version}_${name}: ${error.message}`, { cause: error });
    throw Object.assign(cause, { code: codeOf(error) });
  });
}

async function readApplied(owner: Client): Promise<Set<string>> {
  const { rows } = await owner.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  return new Set(rows.map(({ version }) => version));
}

async function inTransaction(client: Client, run: () => Promise<unknown>): Promise<void> {
  await client.query('begin');
  try {
    await run();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const LOCK = 7_319_260_042;
