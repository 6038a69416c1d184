import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';

/** Who runs PostgreSQL: null is whoever runs this server. PostgreSQL refuses to run as root. */
export type SystemUser = { uid: number; gid: number } | null;

/** As root, the user kept for the database, made if it is not there. Throws a sentence for the operator. */
export function requireSystemUser(): SystemUser {
  if (process.getuid?.() !== 0) return null;
  const known = readUser();
  if (known) return known;
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    NAME,
  ]);
  const made = readUser();
  if (made) return made;
  throw new Error(
    `PostgreSQL ne peut pas tourner en root, et l’utilisateur « ${NAME} » n’a pas pu être créé : lancez Facturier sous un autre utilisateur, ou donnez DATABASE_URL.`,
  );
}

/** A folder of that user alone. */
export function makeOwnFolder(folder: string, user: SystemUser): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
}

function readUser(): SystemUser {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, NAME], { encoding: 'utf8' });
    return status === 0 ? Number(stdout.trim()) : Number.NaN;
  });
  return uid !== undefined && gid !== undefined && uid > 0 && gid > 0 ? { uid, gid } : null;
}

/** Where that user reaches what it needs, whatever the rights of the folders of this project. */
export const SYSTEM_FOLDER = '/var/lib/facturier';
const NAME = 'facturier-db';
