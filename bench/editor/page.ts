import type { Page } from 'playwright';
import type { DraftInput } from '#documents/model/draft.ts';
import { repeatLines } from '../draft.ts';

export const thirtyLines = repeatLines(30);

/** Opens a draft from a file, with the section of its subject, and waits until the page is idle. */
export async function openDraftFile(page: Page, draft: DraftInput): Promise<void> {
  await page.getByRole('button', { name: 'Autres actions' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: /^Reprendre un document/ }).click();
  const buffer = Buffer.from(JSON.stringify(draft));
  await (await choosing).setFiles({ name: 'bench.json', mimeType: 'application/json', buffer });
  await page.getByText('Document repris').waitFor();
  await page.getByText('Document repris').waitFor({ state: 'detached' });
  await page.locator('#document-title').click();
  await page.waitForLoadState('networkidle');
}
