import type { FileChooser, Page } from 'playwright/test';

/**
 * Answers the file dialog that `press` opens. Playwright intercepts dialogs asynchronously: it
 * would miss one that a key opens at once.
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
