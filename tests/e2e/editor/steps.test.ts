import { expect, type Locator, type Page } from 'playwright/test';
import { expectAccessible, expectNoOverflow } from '../journey/expect-accessible.ts';
import { fillClient, fillCompany, fillLine } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { cell, openEditor, waitForPage } from '../journey/open-editor.ts';
import { requireBox } from '../journey/require-box.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('a bar leads to each part, and shows where one is and what is done', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/facture-tva');
  await waitForPage(page);
  await expect(step(page, 'Vous')).toHaveAttribute('aria-current', 'step');
  await step(page, 'Lignes').tap();
  await expect(step(page, 'Lignes')).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('heading', { name: 'Lignes' })).toBeInViewport();
  await expect(page.locator('[data-section~="lines"]')).toBeFocused();
  await expectUncovered(page);
  await step(page, 'Client').press('Enter');
  await expect(step(page, 'Client')).toHaveAttribute('aria-current', 'step');
  await step(page, 'PDF').tap();
  await expect(step(page, 'PDF')).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('button', { name: /^Conformité/ })).toBeInViewport();
  await expect(steps(page).getByText('fait')).toHaveCount(0);

  await fillCompany(page);
  await fillClient(page);
  await expect(step(page, 'Vous')).toHaveAccessibleName(/^Vous\s?, fait$/);
  await expect(step(page, 'Client')).toHaveAccessibleName(/^Client\s?, fait$/);
  await expect(step(page, 'Lignes')).toHaveAccessibleName('Lignes');
  await fillLine(page, 1, { name: 'Plans', quantity: '1', price: '100' });
  await expect(step(page, 'Lignes')).toHaveAccessibleName(/^Lignes\s?, fait$/);
  await cell(page, 'Désignation', 1).fill('');
  await expect(step(page, 'Lignes')).toHaveAccessibleName('Lignes');
  await expectAccessible(page);
});

for (const [path, words] of [
  ['/recu', ['Paiement', 'Vous', 'Payeur', 'PDF']],
  ['/quittance-loyer', ['Vous', 'Locataire', 'Loyer', 'PDF']],
  ['/avoir', ['Vous', 'Origine', 'Client', 'Lignes', 'PDF']],
] as const)
  test(`${path} has steps of its own, and each leads somewhere`, async ({ page }) => {
    await page.goto(path);
    await waitForPage(page);
    await expect(steps(page).getByRole('button')).toHaveText([...words]);
    await expectNoOverflow(page);
    for (const word of words) {
      await step(page, word).tap();
      await expect(step(page, word)).toHaveAttribute('aria-current', 'step');
    }
  });

test('a wide screen, which shows every part at once, has no bar', async ({ openElsewhere }) => {
  const page = await openElsewhere({ viewport: { width: 1440, height: 900 } });
  await openEditor(page);
  await expect(steps(page)).toBeHidden();
});

function steps(page: Page): Locator {
  return page.locator('nav[aria-label="Étapes du document"]');
}

function step(page: Page, name: string): Locator {
  return steps(page).getByRole('button', { name: new RegExp(`^${name}`) });
}

/** The bar does not cover the title that it leads to. */
async function expectUncovered(page: Page) {
  await expect(async () => {
    const bar = await requireBox(steps(page));
    const title = await requireBox(page.getByRole('heading', { name: 'Lignes' }));
    expect(title.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  }).toPass({ timeout: 15_000 });
}
