import { expect, type Locator, type Page } from 'playwright/test';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { expectNoOverflow } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { cell, showLines, waitForEditor } from '../journey/open-editor.ts';
import { requireBox } from '../journey/require-box.ts';
import { seedDevice } from '../journey/seed-device.ts';

for (const width of [320, 360])
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 740 }, hasTouch: true, isMobile: true });

    test('what is to be paid is whole, with its currency', async ({ page }) => {
      await seedDevice(
        page,
        PAYABLE.map(({ id, draft }) => ({ id, draft, isUnissued: true })),
      );
      await page.goto('/facture-tva?brouillon=small');
      await waitForEditor(page);
      const usual = (await requireBox(bar(page))).height;
      for (const { id, shown } of PAYABLE) {
        await page.goto(`/facture-tva?brouillon=${id}`);
        await waitForEditor(page);
        const amount = bar(page).getByRole('status');
        await expect(amount).toHaveText(shown);
        expect(await cutOf(amount)).toBeLessThanOrEqual(0);
        const { x, width: wide } = await requireBox(amount);
        expect(x + wide).toBeLessThanOrEqual(width);
        expect((await requireBox(bar(page))).height).toBeLessThanOrEqual(usual + 28);
        await expectNoOverflow(page);
      }
    });
  });

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('large prices and amounts are whole, and the columns of all lines are in line', async ({
    page,
  }) => {
    const prices = ['12345678.9', '987653856.17', '1'];
    const large = priceDraft(prices);
    await seedDevice(page, [{ id: 'large', draft: large, isUnissued: true }]);
    await page.goto('/facture-tva?brouillon=large');
    await waitForEditor(page);
    await showLines(page);
    for (const line of [1, 2, 3]) {
      await expect.poll(() => cutOf(cell(page, 'Prix HT', line))).toBeLessThanOrEqual(0);
      for (const column of ['Quantité', 'Prix HT', 'TVA'])
        await expect
          .poll(async () => (await requireBox(cell(page, column, line))).x)
          .toBe((await requireBox(cell(page, column, 1))).x);
    }
    expect((await requireBox(cell(page, 'Désignation', 1))).width).toBeGreaterThanOrEqual(100);
    await expectNoOverflow(page);
  });
});

function priceDraft(prices: readonly string[], currency = 'EUR', quantity = '1') {
  return requireDraft({
    ...samples.menuisier,
    ...{ currency, allowances: [], charges: [], prepayments: [] },
    lines: prices.map((unitPrice, index) => ({
      ...{ kind: 'item', name: `Escalier ${index + 1}`, unit: 'C62', unitPrice },
      ...{ quantity, vatRate: '0' },
    })),
  });
}

/** The bar under the form, with the amount and the main actions. */
function bar(page: Page): Locator {
  const preview = page.getByRole('button', { name: 'Aperçu', exact: true });
  return page.locator('div.border-t').filter({ has: preview }).last();
}

function cutOf(target: Locator): Promise<number> {
  return target.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}

const PAYABLE = [
  { id: 'small', shown: /^1,00\s€$/, draft: priceDraft(['1']) },
  { id: 'euros', shown: /^99\s999,98\s€$/, draft: priceDraft(['99999.98']) },
  { id: 'francs', shown: /^1\s200,00\sCHF$/, draft: priceDraft(['1200'], 'CHF') },
  { id: 'millions', shown: /^9\s999\s999,98\s€$/, draft: priceDraft(['9999999.98']) },
  {
    id: 'dollars',
    shown: /^987\s653\s856\s170,00\sUSD$/,
    draft: priceDraft(['987653856.17'], 'USD', '1000'),
  },
];
