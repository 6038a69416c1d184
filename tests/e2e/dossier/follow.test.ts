import { expect, type Page } from 'playwright/test';
import { buildLongSample } from '#documents/samples/long.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { test } from '../journey/journey.ts';
import {
  cell,
  expectNumber,
  openEditor,
  openSection,
  showLines,
  waitForEditor,
} from '../journey/open-editor.ts';
import { seedDevice } from '../journey/seed-device.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the sheet follows a discount to its page, and the appearance back to the title', async ({
  page,
}) => {
  const draft = requireDraft(buildLongSample(60));
  await seedDevice(page, [{ id: 'long', draft, isUnissued: true }]);
  await page.goto('/facture-tva?brouillon=long');
  await waitForEditor(page);
  await expectNumber(page, draft.number);
  const title = pages(page).first().getByText('Facture', { exact: true });
  const discount = pages(page).getByText(/^Fidélité/);
  await expect(title).toBeInViewport();

  await openSection(page, /^Remises, frais, acomptes/);
  await page.getByRole('button', { name: 'Ajouter une remise' }).click();
  await page.keyboard.type('10');
  await page.getByLabel('Motif').fill('Fidélité');
  await expect(discount).toBeInViewport();
  await expect(title).not.toBeInViewport();

  await openSection(page, /^Apparence/);
  await page.getByRole('radio', { name: 'Bordeaux' }).check();
  await expect(title).toBeInViewport();
});

test('a name keeps its room beside a column of discounts', async ({ page }) => {
  await openEditor(page);
  await showLines(page);
  const name = cell(page, 'Désignation', 1);
  const before = await widthOf(name);
  await page.getByRole('button', { name: 'Actions de la ligne 1' }).click();
  await page.getByRole('menuitem', { name: 'Ajouter une remise' }).click();
  await expect(cell(page, 'Remise', 1)).toBeFocused();
  await expect.poll(() => widthOf(name)).toBeGreaterThanOrEqual(before);
});

test('a discount keeps its digits beside the code of a currency', async ({ page }) => {
  const item = { kind: 'item', name: 'Pose', unitPrice: '100', vatRate: '20' } as const;
  const lines = [{ ...item, discount: { amount: '12.5' } }];
  const draft = requireDraft({ ...samples.menuisier, currency: 'CHF', allowances: [], lines });
  await seedDevice(page, [{ id: 'francs', draft, isUnissued: true }]);
  await page.goto('/facture-tva?brouillon=francs');
  await waitForEditor(page);
  await expectNumber(page, draft.number);
  await showLines(page);
  const discount = cell(page, 'Remise', 1);
  await expect(discount).toHaveValue('12,5');
  const cut = () => discount.evaluate((input) => input.scrollWidth - input.clientWidth);
  await expect.poll(cut).toBeLessThanOrEqual(0);
});

async function widthOf(target: ReturnType<typeof cell>): Promise<number> {
  return (await target.boundingBox())?.width ?? 0;
}

function pages(page: Page) {
  return page.getByRole('img', { name: /^Aperçu\s: / });
}
