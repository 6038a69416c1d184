import { Client } from 'pg';
import { accessByUrl } from '#server/backend/postgres/access.ts';
import { readKeyFile, writeKeyFile } from './key-file.ts';
import { readKeyTable, writeKeyTable } from './key-table.ts';
import type { Keys } from './keys.ts';

/**
 * Where a server keeps its keys: in its data directory, or in the database that it shares with
 * others (address of its owner).
 */
export type KeyPlace = { databaseUrl: string | null; dataDirectory: string };

/** Writes other keys in place of those that are kept. Servers read them when they start. */
export async function changeKeptKeys(
  { databaseUrl, dataDirectory }: KeyPlace,
  change: (keys: Keys) => Keys | Promise<Keys>,
): Promise<void> {
  if (databaseUrl === null) {
    writeKeyFile(dataDirectory, await change(await readKeyFile(dataDirectory)));
    return;
  }
  const owner = new Client(accessByUrl(databaseUrl).config('owner'));
  // When the connection breaks, its statements fail and say so.
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    await writeKeyTable(owner, await change(await readKeyTable(owner)));
  } finally {
    await owner.end();
  }
}
