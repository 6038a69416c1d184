import { spawnSync } from 'node:child_process';

/** A Chromium of this machine; null for the one that Playwright has downloaded. */
export function findChromium(): string | null {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const isProgram = (name: string) => spawnSync(name, ['--version']).status === 0;
  return process.env.CHROMIUM_PATH ?? names.find(isProgram) ?? null;
}
