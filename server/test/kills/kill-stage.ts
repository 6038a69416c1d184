import { tmpdir } from 'node:os';
import { readKeyTable } from '#server/backend/keys/key-table.ts';
import { prepareOurs } from '#server/backend/postgres/embedded/prepare-native.ts';
import { openPool } from '#server/backend/postgres/open-pool.ts';
import { startTcpServer } from '../clusters/start-tcp-server.ts';
import {
  endPostgres,
  makeDataFolder,
  readKeys,
  type SpawnedServer,
  startServer,
} from '../spawned-server.ts';

export type KillStage = {
  startServer: () => Promise<SpawnedServer>;
  /**
   * Resolves once the database has ended and will be restarted (by the server, if embedded): one
   * still ending could be taken for the new one.
   */
  endDatabase: (signal: NodeJS.Signals) => Promise<void>;
  readSecret: () => Promise<string>;
  remove: () => Promise<void>;
};

export function makeEmbeddedStage(): KillStage {
  const { folder, remove } = makeDataFolder();
  return {
    startServer: () => startServer(folder),
    endDatabase: (signal) => endPostgres(folder, signal),
    readSecret: () => Promise.resolve(readKeys(folder).secret),
    remove,
  };
}

export async function makeTcpStage(): Promise<KillStage> {
  const { folder, remove } = makeDataFolder();
  const { url, restart, stop } = await startTcpServer((await prepareOurs(tmpdir())).folder);
  return {
    startServer: () => startServer(folder, { DATABASE_URL: url }),
    endDatabase: restart,
    readSecret: () => readStoredSecret(url),
    remove: async () => {
      await stop();
      await remove();
    },
  };
}

/** The secret key of the servers of a database, by its owner’s address. */
export async function readStoredSecret(databaseUrl: string): Promise<string> {
  const owner = openPool({ connectionString: databaseUrl, max: 1 });
  const { secret } = await readKeyTable(owner);
  await owner.end();
  return secret;
}
