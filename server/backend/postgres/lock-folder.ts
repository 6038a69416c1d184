import {
  closeSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * One server per data directory: the second is told so. The lock is a file whose date its holder renews; a killed holder stops, and
 * its lock can be taken. Gives the way to release it.
 */
export function lockFolder(folder: string, now: () => number = Date.now): () => void {
  const file = join(folder, 'server.lock');
  if (!tryToTake(file)) {
    if (isHeld(file, now()))
      throw new Error(
        `Un autre serveur utilise déjà le dossier « ${folder} » : arrêtez-le, ou donnez un autre dossier avec DATA_DIR.`,
      );
    rmSync(file, { force: true });
    if (!tryToTake(file))
      throw new Error(`Un autre serveur démarre sur le dossier « ${folder} » : réessayez.`);
  }
  const renewal = setInterval(() => {
    const date = new Date(now());
    try {
      utimesSync(file, date, date);
    } catch {
      // The folder was removed under a running server: there is nothing left to protect.
    }
  }, RENEWAL_MS);
  renewal.unref();
  return () => {
    clearInterval(renewal);
    rmSync(file, { force: true });
  };
}

function tryToTake(file: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Its holder renewed it lately, and is alive: a number alone may have become that of another program. */
function isHeld(file: string, now: number): boolean {
  try {
    const age = now - statSync(file).mtimeMs;
    if (age > ABANDONED_MS) return false;
    const pid = Number(readFileSync(file, 'utf8'));
    return isAlive(pid);
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    return Number.isInteger(pid) && pid > 0 && pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    // It is there, and someone else’s.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const RENEWAL_MS = 2000;
const ABANDONED_MS = 10_000;
