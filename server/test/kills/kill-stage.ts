import { tmpdir } from 'node:os';
import { readKeyTable } from '#server/backend/keys/key-table.ts';
import { prepareOurs } from '#server/backend/postgres/embedded/prepare-native.ts';
import { openPool } from '#server/backend/postgres/open-pool.ts';
import {
  endPostgres,
  makeDataFolder,
  readKeys,
  type SpawnedServer,
  startServer,
} from '../spawned-server.ts';
import { startTcpServer } from '../start-tcp-server.ts';

/** Where servers are killed: their database, how it ends and comes back, and their secret key. */
export type KillStage = {
  startServer: () => Promise<SpawnedServer>;
  /**
   * Resolves once it has ended and is on its way back: a PostgreSQL of ours is started by its
   * server. One that is still ending would answer, and be taken for the next.
   */
  endDatabase: (signal: NodeJS.Signals) => Promise<void>;
  readSecret: () => Promise<string>;
  remove: () => Promise<void>;
};

/** A PostgreSQL of the server's own. */
export function makeEmbeddedStage(): KillStage {
  const { folder, remove } = makeDataFolder();
  return {
    startServer: () => startServer(folder),
    endDatabase: (signal) => endPostgres(folder, signal),
    readSecret: () => Promise.resolve(readKeys(folder).secret),
    remove,
  };
}

/** A PostgreSQL of the operator's, which somebody starts again. */
export async function makeTcpStage(): Promise<KillStage> {
  const { folder, remove } = makeDataFolder();
  const { url, restart, stop } = await startTcpServer((await prepareOurs(tmpdir())).folder);
  return {
    startServer: () => startServer(folder, { DATABASE_URL: url }),
    endDatabase: restart,
    readSecret: async () => {
      const owner = openPool({ connectionString: url, max: 1 });
      const { secret } = await readKeyTable(owner);
      await owner.end();
      return secret;
    },
    remove: async () => {
      await stop();
      await remove();
    },
  };
}
