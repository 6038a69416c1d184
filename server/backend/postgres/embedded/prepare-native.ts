import { randomUUID } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { startProblem } from '#server/backend/start-problem.ts';
import { findNative, type Native } from './find-native.ts';
import { copyFiles, isWhole, linkLibraries } from './native-files.ts';
import { runBinary } from './run-binary.ts';
import { requireSystemUser, type SystemUser, systemFolder } from './system-user.ts';

/**
 * Makes the binaries runnable for a user and tries them. Links between libraries are created here,
 * since npm packages carry none: in place when this process runs PostgreSQL itself and may write
 * there, else in a copy below `copyTo`. Returns the folder that holds `bin`; throws a sentence for
 * the operator.
 */
export async function prepareNative(native: Native, place: Place): Promise<string> {
  if (place.user === null && canLink(native.folder)) {
    await tryToRun(native.folder, place.user);
    return native.folder;
  }
  // A copy is never modified, since a server may run from it: an incomplete one is left, and the
  // next number taken.
  for (let number = 1; ; number += 1) {
    const copy = join(
      place.copyTo,
      `postgresql-${native.version}${number > 1 ? `.${number}` : ''}`,
    );
    if (!isThere(copy)) await makeCopy(copy, { native, user: place.user });
    // The program starts while its files are checked.
    const running = runs(copy, place.user);
    if (isWhole(copy, native.folder) && (await running)) return copy;
  }
}

/**
 * Prepares the binaries for this machine’s database user; a copy goes to the system folder, or
 * without root to `folder`.
 */
export async function prepareOurs(
  folder: string,
  user: SystemUser = requireSystemUser(),
): Promise<Native> {
  const native = findNative();
  const place = { user, copyTo: user ? systemFolder() : resolve(folder) };
  return { ...native, folder: await prepareNative(native, place) };
}

type Place = { user: SystemUser; copyTo: string };

function canLink(folder: string): boolean {
  try {
    linkLibraries(folder);
    return true;
  } catch (error) {
    if (CLOSED.has((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Prepared under another name, tried, then renamed: of several starts the first one wins. */
async function makeCopy(
  copy: string,
  { native, user }: { native: Native; user: SystemUser },
): Promise<void> {
  const folder = dirname(copy);
  mkdirSync(folder, { recursive: true });
  if (user) chmodSync(folder, 0o755);
  removeUnfinished(copy);
  const own = `${copy}${UNFINISHED}${randomUUID()}`;
  try {
    copyFiles(native.folder, own);
    linkLibraries(own);
    if (!isWhole(own, native.folder)) throw startProblem(sayUnfit(folder));
    await tryToRun(own, user);
    renameSync(own, copy);
  } catch (error) {
    if (!TAKEN.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** Removes copies of killed starts; a recent one may still be in progress. */
function removeUnfinished(copy: string): void {
  const folder = dirname(copy);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(copy)}${UNFINISHED}`)) continue;
    const unfinished = join(folder, name);
    if (Date.now() - lstatSync(unfinished).mtimeMs > ABANDONED_MS)
      rmSync(unfinished, { recursive: true, force: true });
  }
}

function runs(folder: string, user: SystemUser): Promise<boolean> {
  return tryToRun(folder, user).then(
    () => true,
    () => false,
  );
}

async function tryToRun(folder: string, user: SystemUser): Promise<void> {
  try {
    await runBinary(folder, { name: 'postgres', options: ['--version'], user });
  } catch (error) {
    throw startProblem(sayUnfit(dirname(folder)), error);
  }
}

function sayUnfit(folder: string): string {
  return `Les programmes de PostgreSQL ne tournent pas depuis « ${folder} » : réinstallez-les avec « npm ci », sur un disque qui garde les droits des fichiers et laisse exécuter des programmes.`;
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

const UNFINISHED = '.new-';
const ABANDONED_MS = 3_600_000;
const CLOSED = new Set(['EACCES', 'EPERM', 'EROFS']);
const TAKEN = new Set(['EEXIST', 'ENOTEMPTY', 'ENOTDIR']);
