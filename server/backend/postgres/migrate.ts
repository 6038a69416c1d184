import type { Client } from 'pg';
import { codeOf } from '#server/backend/fault.ts';
import type { Migration } from './read-migrations.ts';
import { planMigrations } from './upgrade/plan-migrations.ts';

/**
 * Updates a database as its owner: first what a hosted project has (`platform`), then each new
 * migration in a transaction with its row. A database of the former release, or of an earlier
 * baseline, gets the `upgrades` that lead to this one. Servers that start together wait for each
 * other. Returns the versions applied. On an older one it throws and changes nothing.
 */
export async function migrate(
  owner: Client,
  {
    platform,
    upgrades = [],
    migrations,
  }: { platform: string; upgrades?: readonly Migration[]; migrations: readonly Migration[] },
): Promise<string[]> {
  await owner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    const plan = await inTransaction(owner, async () => {
      await owner.query(platform);
      return planMigrations(await readApplied(owner), { upgrades, migrations });
    });
    for (const upgrade of plan.upgrades) await apply(owner, upgrade);
    for (const migration of plan.missing) await apply(owner, migration);
    await inTransaction(owner, async () => {
      for (const migration of plan.noted) await note(owner, migration);
    });
    return [...plan.upgrades, ...plan.missing].map(({ version }) => version);
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}

async function apply(owner: Client, migration: Migration): Promise<void> {
  await inTransaction(owner, async () => {
    await owner.query(migration.text);
    await note(owner, migration);
  }).catch((error: Error) => {
    const { version, name } = migration;
    const cause = new Error(`Migration ${version}_${name}: ${error.message}`, { cause: error });
    throw Object.assign(cause, { code: codeOf(error) });
  });
}

async function note(owner: Client, { version, name, text }: Migration): Promise<void> {
  await owner.query(
    'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
    [version, name, [text]],
  );
}

async function readApplied(owner: Client): Promise<Set<string>> {
  const { rows } = await owner.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  return new Set(rows.map(({ version }) => version));
}

async function inTransaction<Result>(client: Client, run: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    const result = await run();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** The advisory lock of whoever migrates a database or restores into it. */
export const MIGRATION_LOCK = 7_319_260_042;
