import { type FolderLock, lockFolder, sayTaken } from '#server/backend/postgres/lock-folder.ts';
import { chooseFolders } from './choose-folders.ts';
import type { Native } from './find-native.ts';
import { initCluster } from './init-cluster.ts';
import { keepRunning } from './keep-running.ts';
import { prepareOurs } from './prepare-native.ts';
import { startCluster } from './start-cluster.ts';
import { makeOwnFolder, requireSystemUser } from './system-user.ts';

export type EmbeddedPostgres = {
  /** Of node-postgres: the folder of the socket. */
  host: string;
  stop: () => Promise<void>;
};

/**
 * Both take a sentence for the operator. After `giveUp` nothing can be served: the process should
 * exit.
 */
export type Operator = { say: (message: string) => void; giveUp: (message: string) => void };

/**
 * Starts the PostgreSQL that npm brought on a data directory that exists: made at the first start,
 * found again at the next ones. Throws a sentence for the operator when another server has the
 * directory, or when this system cannot run it. Should another server take the directory later,
 * this PostgreSQL ends at once.
 */
export async function startEmbedded(
  dataDirectory: string,
  { say, giveUp }: Operator,
): Promise<EmbeddedPostgres> {
  let stop: () => Promise<void> = () => Promise.resolve();
  const lock = await lockFolder(dataDirectory, async () => {
    await stop();
    giveUp(sayTaken(dataDirectory));
  });
  try {
    const started = await startOn(dataDirectory, { lock, say });
    stop = started.stop;
    lock.check();
    return {
      host: started.host,
      stop: async () => {
        await stop();
        lock.release();
      },
    };
  } catch (error) {
    await stop();
    lock.release();
    throw error;
  }
}

async function startOn(
  dataDirectory: string,
  { lock, say }: { lock: FolderLock; say: (message: string) => void },
): Promise<EmbeddedPostgres> {
  const user = requireSystemUser();
  const { home, data, socket, isElsewhere } = chooseFolders(dataDirectory, user);
  if (isElsewhere)
    say(
      `La base de données est dans ${home} : le dossier de données est fermé à l’utilisateur qui la fait tourner.`,
    );
  const place = { data, socketFolder: socket, user, dataDirectory };
  let native: Native | null = await prepareOurs(dataDirectory, user);
  makeOwnFolder(home, user);
  makeOwnFolder(socket, user);
  await initCluster(native, place);
  const stop = await keepRunning(async () => {
    lock.check();
    // Long after the first start, damaged binaries may be the cause.
    const { folder } = native ?? (await prepareOurs(dataDirectory, user));
    native = null;
    return startCluster(folder, place);
  }, say);
  return { host: socket, stop };
}
