import { expect } from 'playwright/test';
import { pagesAt } from '#content/pages.ts';
import { test } from '../journey/journey.ts';

const menus = (['guides', 'documents', 'tools'] as const)
  .filter((place) => pagesAt(place).length > 0)
  .map((place) => ({
    name: { guides: 'Guides', documents: 'Créer un document', tools: 'Outils' }[place],
    first: pagesAt(place)[0],
    count: pagesAt(place).length,
  }));

for (const { name, first, count } of menus) {
  test(`the menu « ${name} » is used by the keyboard alone`, { tag: '@core' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/relance');
    await expect(page.locator('body')).not.toHaveAttribute('data-asleep');
    const button = page.getByRole('banner').getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu', { name });
    await expect(menu).toBeVisible();
    await expect.poll(() => menu.getByRole('menuitem').count()).toBeGreaterThanOrEqual(count);
    await page.keyboard.press('Home');
    await expect(menu.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(menu.getByRole('menuitem').last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Home');
    await expect(menu.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(first?.path ?? '/');
  });
}

test('the panel of small screens holds the same links, and Escape closes it', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/relance');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const panel = page.getByRole('dialog');
  for (const { name, summary } of [...pagesAt('documents'), ...pagesAt('tools')])
    await expect(
      panel.getByRole('link', { name: `${name} ${summary ?? ''}`.trim() }),
    ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await panel.getByRole('link', { name: /^Devis Vos prix/ }).click();
  await expect(page).toHaveURL('/devis');
  await expect(panel).toBeHidden();
});
