import { expect, type Page } from 'playwright/test';
import { chooseFiles } from '../journey/choose-files.ts';
import { downloadPdf } from '../journey/download-file.ts';
import { expectAccessible, expectNoOverflow } from '../journey/expect-accessible.ts';
import { fillInvoice } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { makePhoto } from '../journey/make-photo.ts';
import { clickSheet, field, openEditor, openSection } from '../journey/open-editor.ts';

test('the logo, the colour and the template are chosen from the sheet itself', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEditor(page);
  await clickSheet(page, '+ Votre logo');
  const panel = page.getByRole('dialog', { name: 'Apparence' });
  await expect(panel.getByRole('button', { name: 'Choisir un logo' })).toBeFocused();
  await expectAccessible(page);
  const buffer = makePhoto(1, { width: 200, height: 100 });
  const photo = { name: 'logo.jpg', mimeType: 'image/jpeg', buffer };
  await chooseFiles(page, () => page.keyboard.press('Enter'), photo);
  await expect(paper(page).locator('image')).toBeAttached();
  await expect(paper(page).getByText('+ Votre logo')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await clickSheet(page, 'Facture');
  await expect(panel.getByRole('radio', { name: 'Classique' })).toBeVisible();
  await panel.getByRole('radio', { name: 'Moderne' }).check();
  await page.keyboard.press('Escape');
  const band = paper(page).locator('rect[fill="#1C5D4A"]').first();
  await expect(band).toBeVisible();
  await band.click({ force: true, position: { x: 300, y: 8 } });
  await expect(panel.getByRole('radio', { name: 'Vert' })).toBeFocused();
  await panel.getByRole('radio', { name: 'Bordeaux' }).check();
  await expect(paper(page).locator('rect[fill="#8E2444"]').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Changer le titre' }).click();
  await expect(panel).toBeHidden();
  await expect(field(page, 'Intitulé affiché')).toBeFocused();
});

test('on a phone the choices rise over the preview, which stays', async ({ openElsewhere }) => {
  const page = await openElsewhere({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await openEditor(page);
  await page.getByRole('button', { name: 'Aperçu' }).tap();
  const preview = page.getByRole('dialog', { name: 'Aperçu' });
  await preview.getByRole('img').getByText('+ Votre logo').tap({ force: true });
  const panel = page.getByRole('dialog', { name: 'Apparence' });
  await expect(panel.getByRole('button', { name: 'Choisir un logo' })).toBeVisible();
  await expectNoOverflow(page);
  await panel.getByRole('radio', { name: 'Moderne' }).check();
  await panel.getByRole('button', { name: 'Fermer' }).tap();
  await expect(panel).toBeHidden();
  await expect(preview.locator('rect[fill="#1C5D4A"]').first()).toBeVisible();
});

test('the panel leads to the section, and the sheet does once it is open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEditor(page);
  await clickSheet(page, '+ Votre logo');
  const panel = page.getByRole('dialog', { name: 'Apparence' });
  await panel.getByRole('button', { name: 'Filigrane, colonnes, intitulés' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByLabel('Filigrane')).toBeFocused();
  await clickSheet(page, '+ Votre logo');
  await expect(page.getByRole('button', { name: 'Choisir un logo' })).toBeFocused();
  await expect(panel).toBeHidden();
});

test('the place of the logo is neither printed nor in the file', async ({ page }) => {
  await openEditor(page);
  await fillInvoice(page);
  await openSection(page, /^Apparence/);
  await expect(paper(page).getByText('+ Votre logo')).toBeAttached();
  const { text } = await downloadPdf(page);
  expect(text).toContain('Menuiserie Lefèvre');
  expect(text).not.toContain('Votre logo');
});

/** The sheet, also behind modal choices. */
function paper(page: Page) {
  return page.getByRole('img', { name: /^Aperçu\s: /, includeHidden: true }).first();
}
