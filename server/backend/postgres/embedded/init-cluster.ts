import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { startProblem } from '#server/backend/start-problem.ts';
import { explainEnd } from './explain-end.ts';
import type { Native } from './find-native.ts';
import { runBinary } from './run-binary.ts';
import type { SystemUser } from './system-user.ts';

/**
 * Creates an empty cluster at `data`, atomically, with French text order (ICU). It trusts anyone
 * who reaches the socket, which only this user can, so it has no password. Throws a sentence for
 * the operator.
 */
export async function initCluster(native: Native, place: Place): Promise<void> {
  const { data, user } = place;
  removeUnfinished(data);
  if (isMade(data, native.version)) return;
  // A unique name: the initdb of a killed start may still run, and removes its own folder on
  // failure.
  const unfinished = `${data}${UNFINISHED}${randomUUID()}`;
  const options = [
    `--pgdata=${unfinished}`,
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=fr-FR',
    '--auth-local=trust',
    '--auth-host=reject',
  ];
  try {
    await runBinary(native.folder, { name: 'initdb', options, user });
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw explainEnd((error as Error).message, place);
  }
  renameSync(unfinished, data);
}

type Place = { data: string; user: SystemUser; dataDirectory: string };

/** Throws when `data` holds something else, or the cluster of another PostgreSQL version. */
function isMade(data: string, version: string): boolean {
  const file = join(data, 'PG_VERSION');
  if (!existsSync(file)) {
    if (!existsSync(data) || readdirSync(data).length === 0) return false;
    throw startProblem(
      `Le dossier « ${data} » contient autre chose qu’une base de données : déplacez ce qu’il contient, ou donnez un autre dossier avec DATA_DIR.`,
    );
  }
  const [made, ours] = [readFileSync(file, 'utf8').trim(), version.split('.')[0]];
  if (made === ours) return true;
  throw startProblem(
    `La base de « ${data} » a été faite par PostgreSQL ${made}, et Facturier apporte PostgreSQL ${ours} : reprenez-la avec pg_dump ${made} et psql, ou donnez un autre dossier avec DATA_DIR.`,
  );
}

function removeUnfinished(data: string): void {
  const folder = dirname(data);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(data)}${UNFINISHED}`)) continue;
    // Another process may still be writing there.
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

const UNFINISHED = '.new-';
