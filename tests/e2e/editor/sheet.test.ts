import { expect } from 'playwright/test';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { openPdf } from '#golden/open-pdf.ts';
import { fillInvoice } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import {
  cell,
  clickSheet,
  clientCard,
  clientName,
  expectNumber,
  field,
  openClient,
  openEditor,
  sellerCard,
  sheet,
  showLines,
  waitForEditor,
  waitUntilStill,
} from '../journey/open-editor.ts';
import { seedDevice } from '../journey/seed-device.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the sheet follows every key, invalid fields included', { tag: '@core' }, async ({ page }) => {
  await openEditor(page);
  await clientName(page).pressSequentially('Cyc');
  await expect(sheet(page)).toContainText('Cyc');
  await openClient(page);
  await field(clientCard(page), 'Code postal').fill('12');
  await clientName(page).fill('Cycles Garance');
  await expect(sheet(page)).toContainText('Cycles Garance');
  await expect(sheet(page)).toContainText('BROUILLON');
});

test('a click on the sheet leads to the field that fills it', { tag: '@core' }, async ({
  page,
}) => {
  await openEditor(page);
  await fillInvoice(page);
  await clickSheet(page, 'Cycles Garance SAS');
  await expect(clientName(page)).toBeFocused();
  await clickSheet(page, 'Conception et plans');
  await expect(cell(page, 'Désignation', 1)).toBeFocused();
  await clickSheet(page, '450,00');
  await expect(cell(page, 'Prix HT', 1)).toBeFocused();
  await clickSheet(page, '4 bis, passage de l’Œuvre');
  await expect(field(sellerCard(page), 'Adresse')).toBeFocused();
});

test('a press on the sheet leads to what it began on, wherever the sheet goes', async ({
  page,
}) => {
  await openEditor(page);
  const name = sheet(page).getByText('Le nom de votre client');
  await name.scrollIntoViewIfNeeded();
  await waitUntilStill(name);
  await name.hover({ force: true });
  await page.mouse.down();
  await sheet(page).evaluate((drawing) => {
    if (drawing.parentElement) drawing.parentElement.style.translate = '0 -10rem';
  });
  await page.mouse.up();
  await expect(clientName(page)).toBeFocused();
});

test('a page out of sight follows too, and shows what it says once one goes to it', async ({
  page,
}) => {
  const line = { kind: 'item', name: 'Pose', unitPrice: '10', vatRate: '20' } as const;
  const lines = Array.from({ length: 50 }, () => line);
  const draft = requireDraft({ ...samples.menuisier, allowances: [], lines });
  await seedDevice(page, [{ id: 'long', draft, isUnissued: true }]);
  await page.goto('/facture-tva?brouillon=long');
  await waitForEditor(page);
  await expectNumber(page, draft.number);
  const next = page.getByRole('img', { name: 'page 2 sur 3' });
  await showLines(page);
  await cell(page, 'Prix HT', 1).fill('1010');
  await expect(sheet(page)).toContainText(/1\s010,00/);
  const total = next.getByText(/^1\s500,00/).first();
  await expect(total).toBeAttached();
  await next.scrollIntoViewIfNeeded();
  await expect(total).toBeVisible();
});

test('the sheet grows, shrinks and fits', async ({ page }) => {
  await openEditor(page);
  const width = async () => (await sheet(page).boundingBox())?.width ?? 0;
  const fit = await width();
  await page.getByRole('button', { name: 'Agrandir' }).click();
  await expect.poll(width).toBeGreaterThan(fit);
  await page.getByRole('button', { name: 'Ajuster à la largeur' }).click();
  await expect.poll(width).toBeCloseTo(fit, 0);
});

test('Ctrl+P prints the sheet and nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    const printed = { count: 0 };
    Object.assign(window, { printed });
    window.print = () => {
      printed.count += 1;
    };
  });
  await openEditor(page);
  await fillInvoice(page);
  await page.keyboard.press('Control+p');
  await page.waitForFunction(
    () => (window as { printed?: { count: number } }).printed?.count === 1,
  );

  const title = await page.title();
  const bytes = await page.pdf({ preferCSSPageSize: true });
  const { pages, text } = await openPdf(new Uint8Array(bytes), async (pdf) => {
    const first = await pdf.getPage(1);
    const { items } = await first.getTextContent();
    const words = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    return { pages: pdf.numPages, text: words.replaceAll(/\s+/g, ' ') };
  });
  expect(pages).toBe(1);
  expect(text).toContain('Menuiserie Lefèvre');
  expect(text).toContain('Net à payer');
  expect(text).not.toContain('Télécharger');
  expect(text).not.toContain('Conformité');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.title()).toBe(title);
});
