import { readFile } from 'node:fs/promises';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, type Page } from 'playwright/test';
import { openPdf } from '#golden/open-pdf.ts';
import { readAttachments } from '#golden/read-attachments.ts';
import { readGlyphs } from '#golden/read-glyphs.ts';

export async function download(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** The PDF that the main button saves; `said` is the message that the page shows briefly. */
export async function downloadPdf(
  page: Page,
  { press, said }: { press?: () => Promise<void>; said?: string } = {},
) {
  const click = () => page.getByRole('button', { name: 'Télécharger le PDF' }).click();
  const [{ name, bytes }] = await Promise.all([
    download(page, press ?? click),
    said && expect(page.getByText(said, { exact: true })).toBeVisible(),
  ]);
  return readPdf(name, bytes);
}

/** The texts and attachments of a PDF. */
export function readPdf(name: string, bytes: Buffer) {
  return openPdf(new Uint8Array(bytes), async (pdf) => {
    const attachments = await readAttachments(pdf);
    return {
      name,
      text: (await readPages(pdf)).join('\n'),
      xml: attachments.get('factur-x.xml'),
      json: attachments.get('facturier.json') ?? '',
    };
  });
}

/** What may follow a file is offered once the device has saved it, visible to other pages. */
export async function expectKept(page: Page) {
  const kept = await showInMenu(page, 'Dupliquer');
  await page.keyboard.press('Escape');
  await expect(kept).toBeHidden();
}

/** Opens « Autre suite » of a finished document, for an entry. */
export async function showInMenu(page: Page, name: string | RegExp) {
  const menu = (await openOutcome(page)).getByRole('button', { name: 'Autre suite' });
  const entry = page
    .getByRole('menuitem', { name, exact: true })
    .or(page.getByRole('menuitemradio', { name, exact: true }));
  await expect(async () => {
    if (!(await entry.isVisible())) await menu.click({ timeout: 1000 });
    await expect(entry).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  return entry;
}

/** Actions on a finished document; folded unless it was finished in this visit. */
export async function openOutcome(page: Page) {
  const outcome = page.getByRole('region', { name: 'Et maintenant' });
  const fold = outcome.getByRole('heading').getByRole('button');
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  return outcome;
}

async function readPages(pdf: PDFDocumentProxy): Promise<string[]> {
  const pages = Array.from({ length: pdf.numPages }, (_, index) => readGlyphs(pdf, index + 1));
  return (await Promise.all(pages)).flat();
}

/** The text of the first element of this name in a Factur-X XML. */
export function readElement(xml: string | undefined, name: string): string | undefined {
  return new RegExp(`<ram:${name}[^>]*>([^<]*)</ram:${name}>`).exec(xml ?? '')?.[1];
}
