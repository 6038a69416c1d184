import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes beside the target, then renames: readers see the old file or the whole new one.
 * Synchronous on purpose (see holdSignals). Throws what node:fs throws, without leaving a file
 * behind.
 */
export function writeFile(path: string, bytes: string | Uint8Array): void {
  const existing = statSync(path, { throwIfNoEntry: false });
  if (!existing) {
    replaceFile(path, bytes, null);
  } else if (existing.isFile()) {
    accessSync(path, constants.W_OK);
    replaceFile(realpathSync(path), bytes, existing);
  } else {
    writeFileSync(path, bytes); // /dev/null and pipes are not to be replaced
  }
}

function replaceFile(path: string, bytes: string | Uint8Array, existing: Stats | null) {
  const temporary = join(dirname(path), `.facturier-${randomBytes(6).toString('hex')}.tmp`);
  const file = openSync(temporary, 'wx');
  try {
    try {
      if (existing) fchmodSync(file, existing.mode);
      writeFileSync(file, bytes);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
