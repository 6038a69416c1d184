import { expect, type Page } from 'playwright/test';
import { downloadPdf } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { fillInvoice } from '../journey/fill-invoice.ts';
import { offer } from '../journey/follow-up.ts';
import { test } from '../journey/journey.ts';
import {
  expectNumber,
  field,
  openEditor,
  openSection,
  openSeller,
  sellerCard,
  sheet,
} from '../journey/open-editor.ts';
import { requireBox } from '../journey/require-box.ts';

test('an invoice is signed by who wants it, and the next one in one press', async ({ page }) => {
  await openEditor(page);
  await fillInvoice(page);
  await openSection(page, /^Apparence/);
  await page.getByRole('radio', { name: 'Écrire' }).check();
  await page.getByRole('button', { name: 'Utiliser cette signature' }).click();
  const signature = page.getByRole('img', { name: 'Votre signature' });
  await expect(signature).toBeVisible();
  await expect(sheet(page).locator('image')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Apparence/ }).click();
  await expect(page.getByRole('button', { name: /^Apparence.*signature/ })).toBeVisible();
  const first = await downloadPdf(page);
  expect(JSON.parse(first.json).style.signature.data).toMatch(/^data:image\/png;base64,/);

  await offer(page, 'Pour le même client');
  await expectNumber(page, 'F-2026-0002');
  await expect(sheet(page).locator('image')).toHaveCount(0);
  await openSection(page, /^Apparence/);
  await page.getByRole('button', { name: 'Reprendre ma signature' }).click();
  await expect(signature).toBeVisible();
  await expect(sheet(page).locator('image')).toHaveCount(1);
  // Another seller does not sign with it.
  await page.getByRole('button', { name: 'Retirer la signature' }).click();
  const known = page.getByRole('button', { name: 'Reprendre ma signature' });
  await expect(known).toBeVisible();
  await openSeller(page);
  await field(sellerCard(page), 'SIRET').fill('55210055400013');
  await page.keyboard.press('Tab');
  await expect(known).toHaveCount(0);
});

test('a signature that is drawn, written or taken back leaves the focus beside it', async ({
  page,
}) => {
  await openEditor(page);
  await fillInvoice(page);
  await openSection(page, /^Apparence/);
  const pad = page.getByRole('img', { name: 'Zone de signature' });
  const remove = page.getByRole('button', { name: 'Retirer la signature' });
  await draw(page);
  await press(page, 'Effacer');
  await expect(pad).toBeFocused();
  await draw(page);
  await press(page, 'Utiliser cette signature');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Dessiner' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await press(page, 'Utiliser cette signature');
  await expect(remove).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('radio', { name: 'Écrire' })).toBeFocused();
});

test('an invoice with a drawn signature fits into a link', async ({ page }) => {
  await openEditor(page);
  await fillInvoice(page);
  await openSection(page, /^Apparence/);
  const pad = page.getByRole('img', { name: 'Zone de signature' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('The pad is not shown');
  const [left, middle] = [box.x + box.width / 10, box.y + box.height / 2];
  for (const stroke of [0, 1, 2]) {
    const start = left + (stroke * box.width) / 4;
    await page.mouse.move(start, middle);
    await page.mouse.down();
    for (let step = 0; step < 40; step++)
      await page.mouse.move(start + step * 3, middle + 30 * Math.sin(step / 4 + stroke));
    await page.mouse.up();
  }
  await page.getByRole('button', { name: 'Utiliser cette signature' }).click();
  await expect(page.getByRole('img', { name: 'Votre signature' })).toBeVisible();
  await downloadPdf(page);
  await offer(page, 'Partager par un lien');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^Copier/ }).first()).toBeVisible();
  await expect(dialog).not.toContainText('trop long pour tenir dans un lien');
});

async function press(page: Page, name: string) {
  await page.getByRole('button', { name }).press('Enter');
}

async function draw(page: Page) {
  const pad = page.getByRole('img', { name: 'Zone de signature' });
  await pad.scrollIntoViewIfNeeded();
  await expect(async () => {
    const { x, y } = await requireBox(pad);
    await page.mouse.move(x + 40, y + 40);
    await page.mouse.down();
    await page.mouse.move(x + 120, y + 60, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByRole('button', { name: 'Effacer' })).toBeEnabled({ timeout: 1000 });
  }).toPass();
}
