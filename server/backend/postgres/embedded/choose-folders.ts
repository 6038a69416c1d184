import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { startProblem } from '#server/backend/start-problem.ts';
import { type SystemUser, systemFolder } from './system-user.ts';

export type ClusterFolders = {
  /** Holds the cluster (`data`) and, if its name is short enough, the socket. */
  home: string;
  data: string;
  socket: string;
  /** The cluster is outside the data directory. */
  isElsewhere: boolean;
};

/**
 * Chooses the folder of a data directory’s cluster: inside, unless PostgreSQL’s user cannot pass
 * through the parent folders. An existing cluster stays where it was made; throws a sentence for
 * the operator when that place is no longer reachable.
 */
export function chooseFolders(dataDirectory: string, user: SystemUser): ClusterFolders {
  const asked = resolve(dataDirectory);
  const inside = join(asked, 'postgres');
  const outside = join(systemFolder(), shortNameOf(asked));
  const isElsewhere = user !== null && !isReached(asked, { inside, outside });
  const home = isElsewhere ? outside : inside;
  return { home, data: join(home, 'data'), socket: chooseSocket(home, asked), isElsewhere };
}

/** Throws when the cluster is in the data directory and out of reach. */
function isReached(
  asked: string,
  { inside, outside }: { inside: string; outside: string },
): boolean {
  if (isOpenToAll(asked)) return isMade(inside) || !isMade(outside);
  if (!isMade(inside) || isMade(outside)) return false;
  throw startProblem(
    `La base de données est dans « ${inside} », où l’utilisateur qui la fait tourner ne passe plus : ouvrez les dossiers au-dessus (chmod o+x).`,
  );
}

function chooseSocket(home: string, asked: string): string {
  const inside = join(home, 'socket');
  if (Buffer.byteLength(inside) <= MAX_SOCKET_FOLDER) return inside;
  return join(tmpdir(), `facturier-${shortNameOf(asked)}`);
}

function isMade(home: string): boolean {
  return existsSync(join(home, 'data', 'PG_VERSION'));
}

function isOpenToAll(folder: string): boolean {
  const parent = dirname(folder);
  if ((statSync(folder).mode & 0o001) === 0) return false;
  return parent === folder || isOpenToAll(parent);
}

function shortNameOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 16);
}

/** Socket addresses hold 107 bytes, of which the socket’s own name takes 16. */
const MAX_SOCKET_FOLDER = 90;
