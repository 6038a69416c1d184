import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { SYSTEM_FOLDER, type SystemUser } from './system-user.ts';

export type ClusterFolders = {
  /** Holds the cluster (`data`) and, when its name is short enough, the socket. */
  home: string;
  data: string;
  socket: string;
  /** The data directory cannot be reached by the user who runs PostgreSQL: the cluster is elsewhere. */
  isElsewhere: boolean;
};

/** Where the cluster of a data directory is: in it, unless the user who runs PostgreSQL may not even pass through its parents. */
export function chooseFolders(dataDirectory: string, user: SystemUser): ClusterFolders {
  const asked = resolve(dataDirectory);
  const isElsewhere = user !== null && !isOpenToAll(asked);
  const home = isElsewhere ? join(SYSTEM_FOLDER, shortNameOf(asked)) : join(asked, 'postgres');
  const inside = join(home, 'socket');
  const socket =
    Buffer.byteLength(inside) <= MAX_SOCKET_FOLDER
      ? inside
      : join(tmpdir(), `facturier-${shortNameOf(asked)}`);
  return { home, data: join(home, 'data'), socket, isElsewhere };
}

/** Each folder above lets anyone pass. */
function isOpenToAll(folder: string): boolean {
  const parent = dirname(folder);
  if ((statSync(folder).mode & 0o001) === 0) return false;
  return parent === folder || isOpenToAll(parent);
}

function shortNameOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 16);
}

/** Socket addresses hold 107 bytes, and the name of the socket takes 16 of them. */
const MAX_SOCKET_FOLDER = 90;
