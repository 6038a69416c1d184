import { Client } from 'pg';
import { type Access, accessBySocket, accessByUrl } from '#server/backend/postgres/access.ts';
import { startEmbedded } from '#server/backend/postgres/embedded/start-embedded.ts';
import { explainRefusal, requireVersion } from '#server/backend/postgres/explain-refusal.ts';
import { MIGRATION_LOCK, migrate } from '#server/backend/postgres/migrate.ts';
import { isTooNew, planMigrations } from '#server/backend/postgres/upgrade/plan-migrations.ts';
import { startProblem } from '#server/backend/start-problem.ts';
import type { Manifest } from './archive-manifest.ts';
import { readSchemaSources, type SchemaSources } from './build-schema.ts';
import { claimFolder, requireEmptyFolder } from './claim-folder.ts';
import { countStored } from './count-stored.ts';
import { fillDatabase, type Restoring } from './fill-database.ts';
import { readArchive } from './read-archive.ts';
import { requireEmptyDatabase } from './require-empty-database.ts';
import type { BackupPlace } from './write-backup.ts';

export type RestoredBackup = {
  manifest: Manifest;
  /** What the database holds now. */
  counts: Manifest['counts'];
  /** The versions that brought it up to date. */
  applied: string[];
};

/**
 * Restores a backup into an empty database, or an empty data directory, and brings it up to date.
 * Without `withMail`, what waited to be sent is not sent: it may have left since. Throws a sentence
 * for the operator and archive faults; nothing is kept then, unless the rows were in a database of
 * DATABASE_URL and its upgrade failed, which the next start tries again.
 */
export async function restoreBackup(
  place: BackupPlace,
  { path, withMail, sources = readSchemaSources() }: Asked,
): Promise<RestoredBackup> {
  const { databaseUrl, dataDirectory } = place;
  const access = databaseUrl === null ? null : accessByUrl(databaseUrl);
  if (access) await withOwner(access, requireEmptyDatabase);
  else requireEmptyFolder(dataDirectory);
  // The whole file is checked before anything is written.
  const manifest = await readArchive(path);
  requireKnownVersion(manifest, sources);
  const restoring = { ...place, path, manifest, sources, withMail };
  return access ? restoreInto(access, restoring) : restoreFolder(restoring);
}

type Asked = { path: string; withMail: boolean; sources?: SchemaSources };

function requireKnownVersion({ versions, product, date }: Manifest, sources: SchemaSources): void {
  try {
    planMigrations(new Set(versions), sources);
  } catch (error) {
    throw startProblem(
      isTooNew(error)
        ? `The backup of ${date} is of a later version of Facturier (it says ${product}) than this one: restore it with that version, or a later one.`
        : `The backup of ${date} is of a version of Facturier (it says ${product}) too old for this one: restore it with that version, then start this one (docs/operations.md, « Upgrades »).`,
      error,
    );
  }
}

async function restoreFolder(restoring: Restoring): Promise<RestoredBackup> {
  const { dataDirectory } = restoring;
  const folder = await claimFolder(dataDirectory);
  try {
    const { host, stop } = await startEmbedded(dataDirectory, { say: ignore, giveUp: ignore });
    const restored = await restoreInto(accessBySocket(host), restoring).finally(stop);
    folder.finish();
    return restored;
  } catch (error) {
    // A folder that somebody else took in the meantime is left alone.
    await folder.undo().catch(ignore);
    throw error;
  }
}

/** Rows come in one transaction: a restore that is killed leaves the database empty. */
function restoreInto(access: Access, restoring: Restoring): Promise<RestoredBackup> {
  const { manifest, sources } = restoring;
  return withOwner(access, async (owner) => {
    await requireVersion(owner);
    await owner.query('begin');
    // A server that starts meanwhile waits before it migrates the database.
    await owner.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await requireEmptyDatabase(owner);
    await fillDatabase(owner, restoring);
    await owner.query('commit');
    const applied = await migrate(owner, sources);
    return { manifest, applied, counts: await countStored(owner) };
  });
}

async function withOwner<Result>(
  access: Access,
  run: (owner: Client) => Promise<Result>,
): Promise<Result> {
  const owner = new Client(access.config('owner'));
  // A broken connection fails its statements, which report it.
  owner.on('error', ignore);
  await owner.connect();
  try {
    return await run(owner);
  } catch (error) {
    await owner.query('rollback').catch(ignore);
    throw await explainRefusal(owner, error);
  } finally {
    await owner.end();
  }
}

const ignore = () => undefined;
