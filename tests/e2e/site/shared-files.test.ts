import { expect } from 'playwright/test';
import { samples } from '#documents/samples/samples.ts';
import { listKept } from '../journey/builds/keep-site.ts';
import { makePdf } from '../journey/drop-file.ts';
import { test } from '../journey/journey.ts';
import { waitForPage } from '../journey/open-editor.ts';

test.use({ serviceWorkers: 'allow' });

test('files that another application shares, or opens, come to the reader', async ({ page }) => {
  const pdf = await makePdf(samples.menuisier);
  await page.goto('/lire-facture-electronique');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await waitForPage(page);
  // As a browser does (Web Share Target, 5.2): the form that the manifest describes.
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'POST', enctype: 'multipart/form-data' });
    form.action = '/lire-facture-electronique';
    const input = Object.assign(document.createElement('input'), {
      type: 'file',
      name: 'fichiers',
    });
    form.append(input);
    document.body.append(form);
  });
  await page.locator('input[name="fichiers"]').setInputFiles([pdf]);
  await page.evaluate(() => document.querySelector<HTMLFormElement>('body > form')?.submit());
  await expect(page.getByRole('heading', { level: 1 })).toContainText(samples.menuisier.number);
  expect(await listKept(page)).toEqual([]);

  const given = [...pdf.buffer];
  await page.addInitScript((bytes) => {
    const file = new File([new Uint8Array(bytes)], 'facture.pdf', { type: 'application/pdf' });
    const files = [{ getFile: () => Promise.resolve(file) }];
    const setConsumer = (consume: (given: object) => void) => consume({ files });
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  }, given);
  await page.goto('/lire-facture-electronique?ouvert');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(samples.menuisier.number);
});
