import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Paths of browsers; null is Playwright's own, which Playwright finds by itself. */
export type Chromium = {
  /** The browser of people, of which no window is shown. */
  browser: string | null;
  /** Its engine alone, for a third less processor time; where it is missing, the browser. */
  shell: string | null;
};

/** The browsers of this machine; what it lacks is installed. */
export function provideChromium(): Chromium {
  const found = findChromium();
  if (found.browser && found.shell) return { browser: found.browser, shell: found.shell };
  console.error('Installation de Chromium…');
  const isRoot = process.getuid?.() === 0;
  if (isRoot) installDebianPackages();
  const { browser, shell } = findChromium();
  if (browser) return { browser, shell: shell ?? browser };
  const dependencies = isRoot ? ['--with-deps'] : [];
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', ...dependencies, 'chromium']);
  return { browser: null, shell: null };
}

function findChromium() {
  return {
    browser: process.env.CHROMIUM_PATH ?? findProgram(BROWSERS),
    shell: process.env.CHROMIUM_SHELL_PATH ?? findProgram([SHELL]),
  };
}

function findProgram(names: readonly string[]) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return paths.find((path) => existsSync(path) && isWorking(path));
}

/** Ubuntu has a chromium-browser that only asks to install another one. */
function isWorking(path: string) {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

function installDebianPackages() {
  run('apt-get', ['update', '-qq']);
  for (const name of ['chromium', SHELL]) {
    run('apt-get', ['install', '-qq', '--no-install-recommends', name]);
  }
}

function run(program: string, options: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(program, options, { env, stdio: ['ignore', 2, 2] });
}

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELL = 'chromium-headless-shell';
