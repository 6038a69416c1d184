import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseFolders } from '#server/backend/postgres/embedded/choose-folders.ts';
import { stopLeftover } from '#server/backend/postgres/embedded/stop-leftover.ts';
import { requireSystemUser } from '#server/backend/postgres/embedded/system-user.ts';
import { lockFolder } from '#server/backend/postgres/lock-folder.ts';
import { RESTORE_MARK } from '#server/backend/postgres/unfinished-restore.ts';
import { startProblem } from '#server/backend/start-problem.ts';

/**
 * Throws a sentence for the operator when a data directory holds anything but what a restore that
 * did not end left there.
 */
export function requireEmptyFolder(dataDirectory: string): void {
  if (!existsSync(dataDirectory)) return;
  const names = readdirSync(dataDirectory).filter((name) => !HARMLESS.includes(name));
  if (names.includes(RESTORE_MARK) && names.every(isOfRestore)) return;
  const { data } = chooseFolders(dataDirectory, requireSystemUser());
  if (names.length === 0 && !existsSync(join(data, 'PG_VERSION'))) return;
  throw startProblem(
    `The data folder "${dataDirectory}" is not empty: give another one with DATA_DIR, or move away what it holds.`,
  );
}

/**
 * Makes a data directory ready for a restore, which nobody else uses until `finish`: servers refuse
 * it, and what a restore that was killed left there is removed. `undo` leaves it empty again. Both
 * throw a sentence for the operator when somebody else uses it.
 */
export async function claimFolder(
  dataDirectory: string,
): Promise<{ finish: () => void; undo: () => Promise<void> }> {
  mkdirSync(dataDirectory, { recursive: true });
  const mark = join(dataDirectory, RESTORE_MARK);
  await underLock(dataDirectory, async () => {
    requireEmptyFolder(dataDirectory);
    writeFileSync(mark, '', { mode: 0o600 });
    await clear(dataDirectory);
  });
  const finish = () => rmSync(mark, { force: true });
  const undo = () =>
    underLock(dataDirectory, async () => {
      await clear(dataDirectory);
      finish();
    });
  return { finish, undo };
}

/** Throws a sentence for the operator when another process uses the directory. */
async function underLock(dataDirectory: string, run: () => Promise<void>): Promise<void> {
  const lock = await lockFolder(dataDirectory, () => undefined);
  await run().finally(lock.release);
}

async function clear(dataDirectory: string): Promise<void> {
  const { home, data, socket } = chooseFolders(dataDirectory, requireSystemUser());
  await stopLeftover({ data, socketFolder: socket });
  const names = readdirSync(dataDirectory).filter(
    (name) => isOfRestore(name) && name !== RESTORE_MARK,
  );
  for (const path of [home, ...names.map((name) => join(dataDirectory, name))])
    rmSync(path, { recursive: true, force: true });
}

function isOfRestore(name: string): boolean {
  return name === RESTORE_MARK || OF_RESTORE.test(name);
}

/** A failed start leaves the first two in an empty folder, a new disk the last. */
const HARMLESS = ['server.lock', 'fault.log', 'lost+found'];
/** A folder of binaries is made where those of npm cannot be run in their place. */
const OF_RESTORE = /^(?:postgres|postgresql-.*|keys\.json.*|outbox|outbox-restored)$/;
