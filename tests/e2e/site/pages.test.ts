import { expect } from 'playwright/test';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { tagLook } from '../journey/looks.ts';

const pages = [
  { path: '/', title: 'Créez vos factures en 2 clics', status: 200 },
  { path: '/inconnu', title: 'Oops! Page not found', status: 404 },
];
const widths = [360, 1440];
const colorSchemes = ['light', 'dark'] as const;

for (const { path, title, status } of pages) {
  for (const colorScheme of colorSchemes) {
    for (const width of widths) {
      test(`${path} is accessible at ${width} px in the ${colorScheme} theme`, {
        tag: tagLook(width, colorScheme),
      }, async ({ page }) => {
        const complaints: string[] = [];
        page.on('pageerror', (error) => complaints.push(error.message));
        page.on('console', (message) => {
          const isOwnStatus = status >= 400 && message.location().url.endsWith(path);
          if (message.type() === 'error' && !isOwnStatus) complaints.push(message.text());
        });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });

        const answer = await page.goto(path);
        expect(answer?.status()).toBe(status);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await page.waitForLoadState('load');

        await expectAccessible(page);
        expect(complaints).toEqual([]);
      });
    }
  }
}

test('from a page that does not exist, one click leads home', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/inconnu');
  await page.getByRole('link', { name: 'revenez à l’accueil' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Créez vos factures en 2 clics');
  await expect(page).toHaveTitle('Facturier : créez vos factures en 2 clics');
});
