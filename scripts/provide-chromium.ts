import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Paths of browsers; null for Playwright’s own, which it finds by itself. */
export type Chromium = {
  /** The full browser, run headless. */
  browser: string | null;
  /** The headless shell, which takes a third less processor time; else the browser. */
  shell: string | null;
};

/** The browsers of this machine, installed if missing. */
export function provideChromium(): Chromium {
  const browser = provideBrowser();
  const shell = process.env.CHROMIUM_SHELL_PATH || (browser && findShell(browser));
  return { browser, shell: shell || browser };
}

export function provideBrowser(): string | null {
  const found = findBrowser();
  if (found) return found;
  console.error('Installation de Chromium…');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && installDebianPackages()) return findBrowser();
  const dependencies = isRoot ? ['--with-deps'] : [];
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', ...dependencies, 'chromium']);
  return null;
}

function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = folders.flatMap((folder) => BROWSERS.map((name) => join(folder, name)));
  return paths.find(isWorking) ?? null;
}

/** Debian installs it beside its browser, in the same version. */
function findShell(browser: string) {
  const path = join(dirname(browser), SHELL);
  return isWorking(path) ? path : null;
}

/** Ubuntu’s chromium-browser may be a stub that only asks to install another package. */
function isWorking(path: string) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

function installDebianPackages() {
  run('apt-get', ['update', '-qq']);
  for (const name of ['chromium', SHELL]) {
    run('apt-get', ['install', '-qq', '--no-install-recommends', name]);
  }
  return findBrowser() !== null;
}

function run(program: string, options: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(program, options, { env, stdio: ['ignore', 2, 2] });
}

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELL = 'chromium-headless-shell';
