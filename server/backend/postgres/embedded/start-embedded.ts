import { lockFolder } from '#server/backend/postgres/lock-folder.ts';
import { chooseFolders } from './choose-folders.ts';
import { findNative } from './find-native.ts';
import { initCluster } from './init-cluster.ts';
import { keepRunning } from './keep-running.ts';
import { prepareNative } from './prepare-native.ts';
import { startCluster } from './start-cluster.ts';
import { makeOwnFolder, requireSystemUser, SYSTEM_FOLDER } from './system-user.ts';

export type EmbeddedPostgres = {
  /** Of node-postgres: the folder of the socket. */
  host: string;
  stop: () => Promise<void>;
};

/**
 * Starts the PostgreSQL that npm brought on a data directory that exists: made at the first start, found again at the next ones. Throws
 * a sentence for the operator when another server has the directory, or when this system cannot run it.
 */
export async function startEmbedded(
  dataDirectory: string,
  say: (message: string) => void,
): Promise<EmbeddedPostgres> {
  const release = lockFolder(dataDirectory);
  try {
    const user = requireSystemUser();
    const native = prepareNative(findNative(), user ? SYSTEM_FOLDER : null);
    const { home, data, socket, isElsewhere } = chooseFolders(dataDirectory, user);
    if (isElsewhere)
      say(
        `La base de données est dans ${home} : le dossier de données est fermé à l’utilisateur qui la fait tourner.`,
      );
    makeOwnFolder(home, user);
    makeOwnFolder(socket, user);
    await initCluster(native, { data, user });
    const stop = await keepRunning(
      () => startCluster(native, { data, socketFolder: socket, user }),
      say,
    );
    return {
      host: socket,
      stop: async () => {
        await stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
