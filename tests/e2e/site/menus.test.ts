import { expect } from 'playwright/test';
import { pagesAt } from '#content/pages.ts';
import { test } from '../journey/journey.ts';
import { waitForPage } from '../journey/open-editor.ts';
import { walkMenu } from '../journey/walk-menu.ts';

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
    await waitForPage(page);
    const menu = await walkMenu(page.getByRole('banner').getByRole('button', { name }));
    await expect(menu).toHaveAccessibleName(name);
    await expect.poll(() => menu.getByRole('menuitem').count()).toBeGreaterThanOrEqual(count);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(first?.path ?? '/');
  });
}

test('the menu of the theme is used by the keyboard alone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/relance');
  await waitForPage(page);
  const button = page.getByRole('button', { name: 'Changer de thème' });
  const menu = await walkMenu(button);
  await expect(menu.getByRole('menuitemradio', { name: 'Clair' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitemradio', { name: 'Clair' })).toBeChecked();
});

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
