import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { refuseUnfinishedRestore } from '#server/backend/postgres/unfinished-restore.ts';
import { isStartProblem } from '#server/backend/start-problem.ts';
import type { Environment } from '#server/environment.ts';
import { checkLock } from './check-lock.ts';
import { type Told, tell } from './diagnosis.ts';

type Settings = Pick<Environment, 'dataDirectory' | 'databaseUrl' | 'project'>;

/** The data folder: its rights, whose it is, and whether a server runs on it. */
export async function checkFolder(settings: Settings): Promise<Told[]> {
  const { dataDirectory, databaseUrl, project } = settings;
  if (!existsSync(dataDirectory))
    return [
      tell(
        'advice',
        `DATA_DIR "${dataDirectory}" does not exist: the first start makes it; if the server has another one, give that.`,
      ),
    ];
  const { uid } = statSync(dataDirectory);
  const faults = [
    ...judgeRights(dataDirectory, uid),
    ...SECRETS.flatMap((name) => judgeSecret(join(dataDirectory, name))),
    ...judgeRestore(dataDirectory),
  ];
  const lock = databaseUrl === null && project === null ? await checkLock(dataDirectory) : [];
  if (faults.length > 0) return [...faults, ...lock];
  return [
    tell(
      'good',
      `DATA_DIR "${dataDirectory}" is ours to write, and its keys are closed to others.`,
    ),
    ...lock,
  ];
}

function judgeRights(folder: string, owner: number): Told[] {
  if (!statSync(folder).isDirectory())
    return [tell('wrong', `DATA_DIR "${folder}" is no folder: give another one, or move it away.`)];
  const mine = process.getuid?.() ?? owner;
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return [
      tell(
        'wrong',
        `DATA_DIR "${folder}" belongs to user ${owner} and cannot be written by user ${mine}, who runs this command: run it as the user of the server, or give the folder to that user (chown -R).`,
      ),
    ];
  }
  if (mine === owner) return [];
  return [
    tell(
      'advice',
      `DATA_DIR "${folder}" belongs to user ${owner}, and user ${mine} runs this command: run it as the user of the server, which is the one to judge.`,
    ),
  ];
}

/** Whoever reads the keys or the messages that are kept opens every account. */
function judgeSecret(path: string): Told[] {
  if (!existsSync(path)) return [];
  const { mode } = statSync(path);
  if ((mode & OTHERS) === 0) return [];
  const sentence = `"${path}" can be read by other users of this machine: chmod go-rwx it.`;
  return [tell('wrong', sentence)];
}

function judgeRestore(folder: string): Told[] {
  try {
    refuseUnfinishedRestore(folder);
    return [];
  } catch (error) {
    if (!isStartProblem(error)) throw error;
    return [tell('wrong', error.message)];
  }
}

const SECRETS = ['keys.json', 'outbox'];
const OTHERS = 0o077;
