import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The path of a Chromium, installed if the machine has none; null when it is Playwright's own,
 * which Playwright finds by itself.
 */
export function provideChromium(): string | null {
  const found = findChromium();
  if (found) return found;
  console.error('Installation de Chromium…');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && installDebianPackage()) return findChromium();
  const dependencies = isRoot ? ['--with-deps'] : [];
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', ...dependencies, 'chromium']);
  return null;
}

function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return paths.find((path) => existsSync(path) && isWorking(path)) ?? null;
}

/** Ubuntu has a chromium-browser that only asks to install another one. */
function isWorking(path: string) {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

function installDebianPackage() {
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-qq', '--no-install-recommends', 'chromium']);
  return findChromium() !== null;
}

function run(program: string, options: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(program, options, { env, stdio: ['ignore', 2, 2] });
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
