import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ElementHandle, launch } from 'puppeteer-core';
import { inject } from 'vitest';
import type { BrowserWindow } from './visitor.ts';
import { watchPage } from './watch-page.ts';

/** A window of Firefox, on a new profile. */
export async function openFirefox(origin: string): Promise<BrowserWindow> {
  const executablePath = inject('firefox');
  if (!executablePath) throw new Error('Firefox is missing: install firefox-esr or firefox');
  // Where it puts the files that pages give.
  const downloads = mkdtempSync(join(tmpdir(), 'facturier-firefox-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      ...SAVED_ONLY,
    },
    defaultViewport: { width: 1280, height: HEIGHT },
  });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(`(${watchPage.toString()})(window)`);
  const find = async (element: string) => {
    const found = (await page.evaluateHandle(element)).asElement();
    return found as ElementHandle<HTMLElement> | null; // expressions give elements only
  };
  return {
    load: async (path) => {
      await page.goto(`${origin}${path}`);
    },
    run: (expression) => page.evaluate(expression),
    press: async (element) => {
      const found = await find(element);
      await found?.click();
      return found !== null;
    },
    type: (text) => page.keyboard.type(text),
    pressKeys: async (keys) => {
      if (keys !== 'SelectAll') return page.keyboard.press(keys);
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
    },
    choose: async (option) => {
      const found = await find(option);
      const value = await found?.evaluate((element) => (element as HTMLOptionElement).value);
      const select = await find(`(${option})?.closest('select')`);
      if (value === undefined || !select) return false;
      await select.select(value);
      return true;
    },
    resize: (width) => page.setViewport({ width, height: HEIGHT }),
    close: async () => {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Firefox shows a saved PDF in a new tab, which hides the page: no frame comes to it any more. */
const SAVED_ONLY = {
  'pdfjs.disabled': true,
  'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
};
const HEIGHT = 900;
