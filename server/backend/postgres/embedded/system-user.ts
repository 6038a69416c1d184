import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { startProblem } from '#server/backend/start-problem.ts';

/** The user that runs PostgreSQL, which refuses root; null for the user of this process. */
export type SystemUser = { uid: number; gid: number } | null;

/**
 * The system user that runs the database when we are root, created if missing; null otherwise.
 * Throws a sentence for the operator.
 */
export function requireSystemUser(): SystemUser {
  if (process.getuid?.() !== 0) return null;
  const known = findSystemUser();
  if (known) return known;
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    NAME,
  ]);
  const made = findSystemUser();
  if (made) return made;
  throw startProblem(
    `PostgreSQL ne peut pas tourner en root, et l’utilisateur « ${NAME} » n’a pas pu être créé : lancez Facturier sous un autre utilisateur, ou donnez DATABASE_URL.`,
  );
}

/**
 * Creates a private folder of that user. Throws a sentence for the operator if owned by another.
 */
export function makeOwnFolder(folder: string, user: SystemUser): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
  const owner = user?.uid ?? process.getuid?.();
  if (owner !== undefined && statSync(folder).uid !== owner) throw startProblem(sayForeign(folder));
  chmodSync(folder, 0o700);
}

export function sayForeign(folder: string): string {
  return `Le dossier « ${folder} » est à un autre utilisateur : lancez Facturier sous celui-ci, rendez-lui le dossier (chown -R), ou donnez-en un autre avec DATA_DIR.`;
}

/** A folder that the database user can reach, whatever the rights of the project’s folders. */
export function systemFolder(): string {
  return resolve(process.env.SYSTEM_DIR || '/var/lib/facturier');
}

/** The same without making it: null where it does not exist too. */
export function findSystemUser(): SystemUser {
  if (process.getuid?.() !== 0) return null;
  // « uid=997(facturier-db) gid=996(facturier-db) … »
  const { stdout } = spawnSync('id', [NAME], { encoding: 'utf8' });
  const [, uid, gid] = /^uid=(\d+)\S* gid=(\d+)/.exec(stdout ?? '') ?? [];
  return Number(uid) > 0 && Number(gid) > 0 ? { uid: Number(uid), gid: Number(gid) } : null;
}

const NAME = 'facturier-db';
