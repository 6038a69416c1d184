import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether this machine can mount a tmpfs: root, outside most containers. */
export function canMakeDisks(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'facturier-disk-'));
  const isMade = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', folder]).status === 0;
  if (isMade) removeDisk(folder);
  rmSync(folder, { recursive: true });
  return isMade;
}

/** Mounts a tmpfs of that size on a folder, readable by all users. */
export function makeDisk(folder: string, megabytes: number): void {
  const options = `size=${megabytes}m,mode=755`;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  if (status !== 0) throw new Error(`No disk could be made at ${folder}`);
}

export function removeDisk(folder: string): void {
  spawnSync('umount', [folder]);
}

export function fillDisk(folder: string): string {
  const file = join(folder, 'ballast');
  const handle = openSync(file, 'w');
  try {
    for (const size of [1 << 20, 4096, 1])
      try {
        for (;;) writeSync(handle, Buffer.alloc(size, 1));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
  } finally {
    closeSync(handle);
  }
  return file;
}
