import { type FolderLock, lockFolder, sayTaken } from '#server/backend/postgres/lock-folder.ts';
import { chooseFolders } from './choose-folders.ts';
import type { Native } from './find-native.ts';
import { initCluster } from './init-cluster.ts';
import { keepRunning } from './keep-running.ts';
import { prepareOurs } from './prepare-native.ts';
import { startCluster } from './start-cluster.ts';
import { makeOwnFolder, requireSystemUser } from './system-user.ts';

export type EmbeddedPostgres = {
  /** The socket’s folder, as node-postgres takes it. */
  host: string;
  stop: () => Promise<void>;
};

/** Both take a sentence for the operator. After `giveUp` the process should exit. */
export type Operator = { say: (message: string) => void; giveUp: (message: string) => void };

/**
 * Starts the embedded PostgreSQL on an existing data directory; its cluster is created at the first
 * start. Throws a sentence for the operator when another server holds the directory or the system
 * cannot run it. If another server takes the directory later, this PostgreSQL stops at once.
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
    // At a restart, damaged binaries may be the cause: prepare them again.
    const { folder } = native ?? (await prepareOurs(dataDirectory, user));
    native = null;
    return startCluster(folder, place);
  }, say);
  return { host: socket, stop };
}
