import { spawnSync } from 'node:child_process';

/** Installs Debian packages if run as root; callers check for the result themselves. */
export function installPackages(...names: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  console.error(`Installing ${names.join(', ')}…`);
  // At this level no service is started.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const keepSettings = ['-o', 'Dpkg::Options::=--force-confold'];
  for (const options of [
    ['update', '-qq'],
    ['install', '-qq', '--no-install-recommends', ...keepSettings, ...names],
  ])
    spawnSync('apt-get', options, { env, stdio: ['ignore', 2, 2] });
}
