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
 * Locks a data directory for one server, by a file with a unique token whose date the holder
 * renews. A lock is taken over when its process is known to be dead, else after WATCH_MS without
 * renewal: process numbers and clocks of other containers prove nothing. `onLost` is called once
 * when another server takes it.
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
    // A full disk leaves an empty file, which would make the next start wait in vain.
    if (code === 'ENOSPC') rmSync(file, { force: true });
    throw error;
  }
}

/** Several servers may find the same dead holder: the last writer wins and the others notice. */
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

/** Replaces the file atomically. */
function replace(file: string, self: Holder): void {
  const own = `${file}.${self.token}`;
  try {
    writeFileSync(own, JSON.stringify(self), { mode: 0o600 });
    renameSync(own, file);
  } finally {
    rmSync(own, { force: true });
  }
}

function renew(file: string, self: Holder): boolean {
  try {
    const seen = look(file);
    if (seen === null) return create(file, self);
    if (!isOf(self, seen)) return false;
    const date = new Date();
    utimesSync(file, date, date);
  } catch {
    // The folder was removed or its disk does not answer: no other server has it.
  }
  return true;
}

type Seen = { text: string; date: bigint };

/** Null without a file. Reading first makes a shared folder refresh the date. */
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
/** A busy server renews late. */
const WATCH_MS = 7000;
const LOOK_MS = 100;
const SETTLING_MS = 250;
