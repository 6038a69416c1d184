import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the lock file of `folder`, once, for the benchmark alone. */
export function installPeer(folder: string): void {
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  console.error(`Installing what ${folder} names, for the benchmark only…`);
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('A peer could not be installed');
}
