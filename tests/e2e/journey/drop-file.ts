import type { Page } from 'playwright/test';
import { type DraftInput, parseDraft } from '#documents';
import { createPdf } from '#documents/pdf';
import { loadFonts } from '#runtime/load-fonts.ts';

export type DeviceFile = { name: string; mimeType: string; buffer: Buffer };

/** The PDF of a document, as saved on its issue date. */
export async function makePdf(input: DraftInput, name = 'document.pdf'): Promise<DeviceFile> {
  const parsed = parseDraft(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const { draft } = parsed;
  const { bytes } = createPdf({ draft, today: draft.issueDate, ...(await loadFonts()) });
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}

/** Holds files over the page; returns how to drag them away. */
export async function holdFiles(page: Page, files: readonly DeviceFile[]) {
  const transfer = await makeTransfer(page, files);
  // Browsers repeat drag events.
  const timer = await page.evaluate((dataTransfer) => {
    const options = { dataTransfer, bubbles: true, cancelable: true };
    const hold = () => document.body.dispatchEvent(new DragEvent('dragover', options));
    return window.setInterval(hold, 100);
  }, transfer);
  return () => page.evaluate((id) => window.clearInterval(id), timer);
}

export async function dropFiles(page: Page, files: readonly DeviceFile[]) {
  const dataTransfer = await makeTransfer(page, files);
  await page.locator('main').dispatchEvent('dragover', { dataTransfer });
  await page.locator('main').dispatchEvent('drop', { dataTransfer });
}

function makeTransfer(page: Page, files: readonly DeviceFile[]) {
  const encoded = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    data: buffer.toString('base64'),
  }));
  return page.evaluateHandle((given) => {
    const made = new DataTransfer();
    for (const { name, mimeType, data } of given) {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      made.items.add(new File([bytes], name, { type: mimeType }));
    }
    return made;
  }, encoded);
}
