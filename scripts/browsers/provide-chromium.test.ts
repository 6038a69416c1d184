import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { provideBrowser, provideChromium } from './provide-chromium.ts';

test('the shell is taken beside the browser, of the same version', () => {
  const folder = makeFolder(['chromium', 'chromium-headless-shell']);
  setEnvironment({ PATH: folder });
  expect(provideChromium()).toEqual({
    browser: join(folder, 'chromium'),
    shell: join(folder, 'chromium-headless-shell'),
  });
});

test('a browser without its shell does the work of both, and nothing is installed', () => {
  const other = makeFolder(['chromium-headless-shell']);
  const folder = makeFolder(['google-chrome']);
  setEnvironment({ PATH: `${other}:${folder}` });
  const browser = join(folder, 'google-chrome');
  expect(provideChromium()).toEqual({ browser, shell: browser });
});

test('a browser that does not start is passed over', () => {
  const broken = makeFolder(['chromium-browser'], 1);
  const folder = makeFolder(['chromium']);
  setEnvironment({ PATH: `${broken}:${folder}` });
  expect(provideBrowser()).toBe(join(folder, 'chromium'));
});

test('paths that are given come first', () => {
  const folder = makeFolder(['chromium', 'chromium-headless-shell']);
  setEnvironment({ PATH: folder, CHROMIUM_PATH: '/mine', CHROMIUM_SHELL_PATH: '/my-shell' });
  expect(provideChromium()).toEqual({ browser: '/mine', shell: '/my-shell' });
  setEnvironment({ PATH: folder, CHROMIUM_PATH: '/mine' });
  expect(provideChromium()).toEqual({ browser: '/mine', shell: '/mine' });
});

function setEnvironment({ CHROMIUM_PATH = '', CHROMIUM_SHELL_PATH = '', PATH = '' }) {
  for (const [name, value] of Object.entries({ CHROMIUM_PATH, CHROMIUM_SHELL_PATH, PATH }))
    vi.stubEnv(name, value);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
}

/** Programs that exit at once with this code. */
function makeFolder(names: readonly string[], code = 0): string {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names) {
    writeFileSync(join(folder, name), `#!/bin/sh\nexit ${code}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}
