import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProblem } from '#server/backend/start-problem.ts';
import { describeSelf, findFate, type Holder, parseHolder } from './lock-holder.ts';

export type FolderLock = {
  /** Throws a sentence for the operator once another server has taken the folder. */
  check: () => void;
  release: () => void;
};

/**
 * One server per data directory: the second is told so. The lock is a file with a word of its
 * holder’s own, whose date it renews. It is taken from a holder that is known to be dead, else from
 * one that lets WATCH_MS go by without renewing it, whoever it says it is: numbers and clocks of
 * other containers and machines tell nothing. `onLost` hears, once, that another server took it.
 */
export async function lockFolder(folder: string, onLost: () => void): Promise<FolderLock> {
  const file = join(folder, 'server.lock');
  const self = describeSelf();
  if (!create(file, self) && !(await takeOver(file, self))) throw startProblem(sayTaken(folder));
  const renewal = setInterval(() => {
    if (renew(file, self)) return;
    clearInterval(renewal);
    onLost();
  }, RENEWAL_MS);
  renewal.unref();
  return {
    check: () => {
      if (!renew(file, self)) throw startProblem(sayTaken(folder));
    },
    release: () => {
      clearInterval(renewal);
      if (isOf(self, look(file))) rmSync(file, { force: true });
    },
  };
}

export function sayTaken(folder: string): string {
  return `Un autre serveur utilise déjà le dossier « ${folder} » : arrêtez-le, ou donnez un autre dossier avec DATA_DIR.`;
}

function create(file: string, self: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(self), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    // On a full disk it was made, and says nothing: the next start would wait for nobody.
    if (code === 'ENOSPC') rmSync(file, { force: true });
    throw error;
  }
}

/** Of several that find the same holder dead, the last to write stays, and the others see it. */
async function takeOver(file: string, self: Holder): Promise<boolean> {
  const seen = look(file);
  if (seen && (await isHeld(file, seen))) return false;
  const now = look(file);
  if (now === null) return create(file, self);
  if (now.text !== seen?.text) return false;
  replace(file, self);
  await wait(SETTLING_MS);
  return isOf(self, look(file));
}

async function isHeld(file: string, seen: Seen): Promise<boolean> {
  const holder = parseHolder(seen.text);
  for (const end = performance.now() + WATCH_MS; performance.now() < end; ) {
    const fate = holder ? findFate(holder) : 'unknown';
    if (fate !== 'unknown') return fate === 'alive';
    await wait(LOOK_MS);
    const now = look(file);
    if (now === null) return false;
    if (now.date !== seen.date || now.text !== seen.text) return true;
  }
  return false;
}

/** Whole or not at all. */
function replace(file: string, self: Holder): void {
  const own = `${file}.${self.token}`;
  try {
    writeFileSync(own, JSON.stringify(self), { mode: 0o600 });
    renameSync(own, file);
  } finally {
    rmSync(own, { force: true });
  }
}

/** Whether it is still ours. */
function renew(file: string, self: Holder): boolean {
  try {
    const seen = look(file);
    if (seen === null) return create(file, self);
    if (!isOf(self, seen)) return false;
    const date = new Date();
    utimesSync(file, date, date);
  } catch {
    // The folder was removed under a running server, or its disk does not answer: nobody else has
    // it.
  }
  return true;
}

type Seen = { text: string; date: bigint };

/**
 * Null where there is none. What is read first: a shared folder then gives its date as it is now.
 */
function look(file: string): Seen | null {
  try {
    return {
      text: readFileSync(file, 'utf8'),
      date: statSync(file, { bigint: true }).mtimeNs,
    };
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

function isOf({ token }: Holder, seen: Seen | null): boolean {
  return parseHolder(seen?.text ?? '')?.token === token;
}

const RENEWAL_MS = 2000;
/** A server that works hard renews late. */
const WATCH_MS = 7000;
const LOOK_MS = 100;
const SETTLING_MS = 250;
