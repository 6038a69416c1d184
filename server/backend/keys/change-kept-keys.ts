import { Client } from 'pg';
import { accessByUrl } from '#server/backend/postgres/access.ts';
import { readKeyFile, writeKeyFile } from './key-file.ts';
import { readKeyTable, writeKeyTable } from './key-table.ts';
import type { Keys } from './keys.ts';

/**
 * Keys are kept in the data directory, or in the database that replicas share (its owner’s URL).
 */
export type KeyPlace = { databaseUrl: string | null; dataDirectory: string };

/** Replaces the stored keys. Servers read them when they start. */
export async function changeKeptKeys(
  { databaseUrl, dataDirectory }: KeyPlace,
  change: (keys: Keys) => Keys | Promise<Keys>,
): Promise<void> {
  if (databaseUrl === null) {
    writeKeyFile(dataDirectory, await change(await readKeyFile(dataDirectory)));
    return;
  }
  const owner = new Client(accessByUrl(databaseUrl).config('owner'));
  // A broken connection fails its statements, which report it.
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    await writeKeyTable(owner, await change(await readKeyTable(owner)));
  } finally {
    await owner.end();
  }
}
