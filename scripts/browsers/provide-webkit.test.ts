import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { provideWebkit } from './provide-webkit.ts';

test('the driver and the screen are taken from the PATH, beside the browser that is given', () => {
  const folder = makePrograms(['WebKitWebDriver', 'Xvfb']);
  expect(provideWebkit()).toEqual({
    driver: join(folder, 'WebKitWebDriver'),
    browser: '/mine',
    display: join(folder, 'Xvfb'),
  });
});

test('a driver without a screen is no WebKit, where nothing may be installed', () => {
  makePrograms(['WebKitWebDriver']);
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  expect(provideWebkit()).toBeNull();
});

/** The folder of these programs, alone in the PATH. */
function makePrograms(names: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-webkit-'));
  for (const name of names) writeFileSync(join(folder, name), '');
  vi.stubEnv('PATH', folder);
  vi.stubEnv('WEBKIT_BROWSER_PATH', '/mine');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });
  return folder;
}
