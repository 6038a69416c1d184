import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Client } from 'pg';
import { askOwner } from '#server/backend/postgres/ask-owner.ts';
import { chooseFolders } from '#server/backend/postgres/embedded/choose-folders.ts';
import { requireSystemUser } from '#server/backend/postgres/embedded/system-user.ts';
import { startProblem } from '#server/backend/start-problem.ts';
import { type Manifest, nameOfFile } from './archive-manifest.ts';
import { listKeptFiles, readKeptFile } from './kept-files.ts';
import { listTables } from './list-tables.ts';
import { readArchive } from './read-archive.ts';
import { readVersions, storeDatabase } from './store-database.ts';
import { type AddEntry, writeArchive } from './write-archive.ts';

export type BackupPlace = { databaseUrl: string | null; dataDirectory: string };

export type WrittenBackup = {
  manifest: Manifest;
  bytes: number;
  /** Tables that are not the product’s, and so not in it. */
  foreign: string[];
};

/**
 * Writes a backup of a database, its keys and its messages to a new file, while servers serve, and
 * reads it back. `product` is the version of Facturier. Throws a sentence for the operator when
 * there is nothing to back up, and archive faults.
 */
export function writeBackup(
  place: BackupPlace,
  { path, product, now }: { path: string; product: string; now: Date },
): Promise<WrittenBackup> {
  requireCluster(place);
  return askOwner(place, async (owner) => {
    await requireSchema(owner);
    const { foreign } = await listTables(owner);
    const written = await writeArchive(
      path,
      async (add) => {
        const stored = await storeDatabase(owner, add);
        await refuseMoved(owner, stored.versions);
        const files = await storeFiles(place, add);
        const database = place.databaseUrl === null ? 'embedded' : 'postgres';
        return { format: 1, product, date: now.toISOString(), database, ...stored, files };
      },
      readArchive,
    );
    return { ...written, foreign };
  });
}

/** Asking would make an empty one. */
function requireCluster({ databaseUrl, dataDirectory }: BackupPlace): void {
  if (databaseUrl !== null) return;
  const { data } = chooseFolders(dataDirectory, requireSystemUser());
  if (existsSync(join(data, 'PG_VERSION'))) return;
  throw startProblem(`The data folder "${dataDirectory}" holds no database.`);
}

async function requireSchema(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ found: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as found",
  );
  if (rows[0]?.found) return;
  throw startProblem('The database holds nothing of Facturier: start the server on it once.');
}

/** A migration that rewrites a table would empty it for a transaction that began before. */
async function refuseMoved(owner: Client, versions: readonly string[]): Promise<void> {
  if (isDeepStrictEqual(await readVersions(owner), versions)) return;
  throw startProblem(
    'Another version of the server started during the backup and changed the database: run it again.',
  );
}

async function storeFiles(place: BackupPlace, add: AddEntry): Promise<Manifest['files']> {
  const stored: Manifest['files'] = [];
  for (const name of listKeptFiles(place.dataDirectory, place.databaseUrl === null)) {
    const read = readKeptFile(place.dataDirectory, name);
    if (read === null) continue;
    const { bytes, sha256 } = await add(nameOfFile(name), read);
    stored.push({ name, bytes, sha256 });
  }
  return stored;
}
