import type { FileChooser, Page } from 'playwright/test';

/**
 * Answers the dialog of files that `press` opens. Playwright takes dialogs over without waiting for
 * the browser: one that a key opens at once would be lost.
 */
export async function chooseFiles(
  page: Page,
  press: () => Promise<unknown>,
  files: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.evaluate(() => undefined);
  await press();
  await (await choosing).setFiles(files);
}
