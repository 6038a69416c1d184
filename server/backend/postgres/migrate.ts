import type { Client } from 'pg';
import { codeOf } from '#server/backend/fault.ts';
import type { Migration } from './read-migrations.ts';
import { planMigrations } from './upgrade/plan-migrations.ts';

/**
 * Updates a database as its owner: first what a hosted project has (`platform`), then each new
 * migration in a transaction with its row. A database of the former release, or of an earlier
 * baseline, gets the `upgrades` that lead to this one. Servers that start together take turns, a
 * migration each. Returns the versions that this one applied. On an older one it throws and changes
 * nothing.
 */
export async function migrate(
  owner: Client,
  {
    platform,
    upgrades = [],
    migrations,
  }: { platform: string; upgrades?: readonly Migration[]; migrations: readonly Migration[] },
): Promise<string[]> {
  const plan = await inTurn(owner, async () => {
    await owner.query(platform);
    return planMigrations(await readApplied(owner), { upgrades, migrations });
  });
  const applied: string[] = [];
  for (const migration of [...plan.upgrades, ...plan.missing])
    if (await apply(owner, migration)) applied.push(migration.version);
  await inTurn(owner, async () => {
    const known = await readApplied(owner);
    for (const migration of plan.noted)
      if (!known.has(migration.version)) await note(owner, migration);
  });
  return applied;
}

/** False where another server has applied it since. */
async function apply(owner: Client, migration: Migration): Promise<boolean> {
  const { version, name, text } = migration;
  try {
    return await inTurn(owner, async () => {
      if ((await readApplied(owner)).has(version)) return false;
      await owner.query(text);
      await note(owner, migration);
      return true;
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const cause = new Error(`Migration ${version}_${name}: ${message}`, { cause: error });
    throw Object.assign(cause, { code: codeOf(error) });
  }
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

/**
 * One server at a time, in a transaction whose lock ends with it: behind a pooler, a lock of the
 * session would stay.
 */
export async function inTurn<Result>(client: Client, run: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
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
