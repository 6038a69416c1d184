import { randomUUID } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { startProblem } from '#server/backend/start-problem.ts';
import { findNative, type Native } from './find-native.ts';
import { copyFiles, isWhole, linkLibraries } from './native-files.ts';
import { runBinary } from './run-binary.ts';
import { requireSystemUser, type SystemUser, systemFolder } from './system-user.ts';

/**
 * Makes the binaries run for a user, and tries them: npm packages carry no symbolic links, so the
 * links between libraries are made here. In place where whoever runs this server runs PostgreSQL;
 * in a copy below `copyTo` for another user, who may not even pass through this project’s folders,
 * or where nothing may be written beside them. Gives the folder that holds `bin`; throws a sentence
 * for the operator.
 */
export async function prepareNative(native: Native, place: Place): Promise<string> {
  if (place.user === null && canLink(native.folder)) {
    await tryToRun(native.folder, place.user);
    return native.folder;
  }
  // A copy is never written again: a server may be running from it. One that is not whole is left,
  // and another number taken.
  for (let number = 1; ; number += 1) {
    const copy = join(
      place.copyTo,
      `postgresql-${native.version}${number > 1 ? `.${number}` : ''}`,
    );
    if (!isThere(copy)) await makeCopy(copy, { native, user: place.user });
    // The program starts while its files are looked at.
    const running = runs(copy, place.user);
    if (isWhole(copy, native.folder) && (await running)) return copy;
  }
}

/**
 * For whoever runs databases here; a copy, where one is needed, is in the folder of the system, or
 * without root in `folder`.
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

/**
 * Prepared beside, tried, then named. Of several starts at once the first gives the name, and the
 * others find it.
 */
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

/** What starts that were killed left; one that is at work has just begun. */
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
