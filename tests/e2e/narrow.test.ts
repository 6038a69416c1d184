import { expect, test } from 'playwright/test';
import { expectNoOverflow } from './expect-accessible.ts';
import { clientCard, field, openEditor, sellerCard } from './open-editor.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('a message is as wide as its words, in the middle of the window', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Autres actions' }).tap();
  await page.getByRole('menuitem', { name: /^Télécharger le brouillon/ }).tap();
  const message = page.locator('[data-sonner-toast]').first();
  await expect(message).toBeVisible();
  await expect.poll(async () => (await message.boundingBox())?.width).toBeLessThan(328);
  const box = await message.boundingBox();
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 180)).toBeLessThanOrEqual(1);
  await expectNoOverflow(page);
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no title of the form is cut', async ({ page }) => {
    await openEditor(page);
    await field(sellerCard(page), 'SIRET').fill('732 829 320 00074');
    await field(clientCard(page), 'Nom ou dénomination').fill('Cycles Garance');
    await expect(page.getByRole('button', { name: /^Autres mentions de votre/ })).toBeVisible();
    const cut = await page.locator('h1, h2, h3').evaluateAll((titles) =>
      titles
        .filter((title) => title.getClientRects().length > 0)
        .filter((title) => title.getBoundingClientRect().right > window.innerWidth)
        .map((title) => title.textContent),
    );
    expect(cut).toEqual([]);
    const words = page.getByText('Autres mentions de votre activité', { exact: true });
    const card = await sellerCard(page).boundingBox();
    const box = await words.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
      (card?.x ?? 0) + (card?.width ?? 0),
    );
    await expectNoOverflow(page);
  });
});
