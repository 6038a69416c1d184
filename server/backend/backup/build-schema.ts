import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { readPlatform } from '#server/backend/postgres/platform/read-platform.ts';
import { type Migration, readKnownMigrations } from '#server/backend/postgres/read-migrations.ts';
import { planMigrations } from '#server/backend/postgres/upgrade/plan-migrations.ts';

export type SchemaSources = {
  platform: string;
  upgrades: readonly Migration[];
  migrations: readonly Migration[];
};

export function readSchemaSources(): SchemaSources {
  return {
    platform: readPlatform(),
    ...readKnownMigrations(),
  };
}

/**
 * Makes the tables of the database that had these versions, empty, in the caller’s transaction; the
 * versions are not written down. One that still lacks upgrades is led there from the former
 * release: the baseline of its day is in no file any more. Throws when it is too old or too new.
 */
export async function buildSchema(
  owner: Client,
  versions: readonly string[],
  { platform, upgrades, migrations }: SchemaSources,
): Promise<void> {
  const applied = new Set(versions);
  const plan = planMigrations(applied, { upgrades, migrations });
  await owner.query(platform);
  if (plan.upgrades.length === 0) {
    await run(owner, migrations, ({ version }) => applied.has(version));
    return;
  }
  await owner.query(readFileSync(FORMER_RELEASE_SCHEMA, 'utf8'));
  await owner.query(
    'reset check_function_bodies; delete from supabase_migrations.schema_migrations',
  );
  await run(
    owner,
    upgrades,
    (upgrade) => applied.has(upgrade.version) || plan.noted.includes(upgrade),
  );
}

async function run(
  owner: Client,
  files: readonly Migration[],
  isWanted: (file: Migration) => boolean,
): Promise<void> {
  for (const file of files) if (isWanted(file)) await owner.query(file.text);
}

const ROOT = join(import.meta.dirname, '../../..');
const FORMER_RELEASE_SCHEMA = join(
  ROOT,
  'server/backend/postgres/upgrade/former-release.generated.sql',
);
