import { expect, type Page } from 'playwright/test';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';

// Somebody who comes for the first time.
test.use({ storageState: { cookies: [], origins: [] } });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const readKept = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

for (const { button, expected } of [
  { button: 'Accepter tout', expected: { essential: true, analytics: true, marketing: true } },
  { button: 'Refuser', expected: { essential: true, analytics: false, marketing: false } },
]) {
  test(`« ${button} » hides the banner, for good`, { tag: '@core' }, async ({ page }) => {
    await page.goto('/relance');
    await banner(page).getByRole('button', { name: button }).click();
    await expect(banner(page)).toBeHidden();
    await expect
      .poll(async () => JSON.parse((await readKept(page, 'cookie-preferences')) ?? 'null'))
      .toEqual(expected);
    expect(await readKept(page, 'cookie-consent-given')).toBe('true');
    const date = await readKept(page, 'cookie-consent-date');
    expect(new Date(date ?? '').toISOString()).toBe(date);
    await page.reload();
    await expect(page.locator('body')).not.toHaveAttribute('data-asleep');
    await expect(banner(page)).toBeHidden();
  });
}

test('each kind of cookies is chosen in a dialog; a switch alone keeps nothing', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/relance');
  await banner(page).getByRole('button', { name: 'Personnaliser' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gérer les cookies' });
  await expect(dialog.getByRole('switch', { name: 'Essentiels' })).toBeDisabled();
  await dialog.getByRole('switch', { name: 'Mesure d’audience' }).click();
  await expect(dialog.getByRole('switch', { name: 'Mesure d’audience' })).toBeChecked();
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeVisible();
  expect(await readKept(page, 'cookie-consent-given')).toBeNull();
  await banner(page).getByRole('button', { name: 'Personnaliser' }).click();
  await expect(dialog.getByRole('switch', { name: 'Mesure d’audience' })).not.toBeChecked();
  await dialog.getByRole('switch', { name: 'Mesure d’audience' }).click();
  await dialog.getByRole('button', { name: 'Enregistrer mes choix' }).click();
  await expect(dialog).toBeHidden();
  await expect(banner(page)).toBeHidden();
  await expect
    .poll(async () => JSON.parse((await readKept(page, 'cookie-preferences')) ?? 'null'))
    .toEqual({ essential: true, analytics: true, marketing: false });
});

test('the choice can be changed from every page', { tag: '@core' }, async ({ page }) => {
  await page.goto('/relance');
  await banner(page).getByRole('button', { name: 'Accepter tout' }).click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gérer les cookies' });
  await expect(dialog.getByRole('switch', { name: 'Marketing' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Refuser' }).click();
  await expect(dialog).toBeHidden();
});

test('the banner of the new version invites visitors until it is closed', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/relance');
  const notice = page.getByRole('complementary', { name: 'Nouvelle version' });
  await expect(notice.getByRole('link', { name: 'Créez un compte gratuit' })).toBeVisible();
  await expectAccessible(page, 'aside');
  await notice.getByRole('button', { name: 'Fermer' }).click();
  await expect(notice).toBeHidden();
  await expect.poll(() => readKept(page, 'newFeatureBannerDismissed')).toBe('true');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});
