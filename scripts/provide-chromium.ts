import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The path of a Chromium, installed if the machine has none; null when it is Playwright's own,
 * which Playwright finds by itself.
 */
export function provideChromium(): string | null {
  const found = findChromium();
  if (found) return found;
  console.error('Installation de Chromium…');
  if (process.getuid?.() === 0 && findProgram('apt-get') && installDebianPackage()) {
    return findChromium();
  }
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  return null;
}

function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  return chromiumNames.map(findProgram).find((path) => path !== null) ?? null;
}

function installDebianPackage() {
  return (
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-qq', '--no-install-recommends', 'chromium']) &&
    findChromium() !== null
  );
}

function findProgram(name: string) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function run(program: string, options: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, options, { env, stdio: ['ignore', 2, 2] }).status === 0;
}

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
