import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { findProgram, isWorking } from './find-program.ts';
import { installPackages } from './install-packages.ts';

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
  // One at a time: not every system has the shell.
  for (const name of ['chromium', SHELL]) installPackages(name);
  const installed = findBrowser();
  if (installed) return installed;
  const dependencies = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const options = ['node_modules/playwright/cli.js', 'install', ...dependencies, 'chromium'];
  spawnSync(process.execPath, options, { stdio: ['ignore', 2, 2] });
  return null;
}

function findBrowser() {
  return process.env.CHROMIUM_PATH || findProgram(BROWSERS);
}

/** Debian installs it beside its browser, in the same version. */
function findShell(browser: string) {
  const path = join(dirname(browser), SHELL);
  return isWorking(path) ? path : null;
}

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELL = 'chromium-headless-shell';
