import { expect } from 'playwright/test';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { tagLook } from '../journey/looks.ts';
import { waitForPage } from '../journey/open-editor.ts';

const PAGES = [
  ['/faq', 'Questions fréquentes'],
  ['/contact', 'Nous écrire'],
  ['/mentions-legales', 'Mentions légales'],
  ['/cgu', 'Conditions générales d’utilisation'],
  ['/confidentialite', 'Politique de confidentialité'],
  ['/cookies', 'Cookies et stockage local'],
  ['/conformite-securite', 'Conformité et sécurité'],
] as const;

test.describe('accessible', () => {
  test.use({ reducedMotion: 'reduce' });
  for (const colorScheme of ['light', 'dark'] as const)
    test(`help and the legal pages are accessible on a phone in the ${colorScheme} theme`, {
      tag: tagLook(360, colorScheme),
    }, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 360, height: 740 });
      for (const [path, title] of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await waitForPage(page);
        // Choices stored on the device are hidden until they are read.
        await expect(page.locator('main .invisible')).toHaveCount(0);
        await expectAccessible(page);
      }
    });
});

test('the choice of cookies is made on its page, and kept', { tag: '@core' }, async ({ page }) => {
  await page.goto('/cookies');
  const settings = page.getByRole('main');
  await settings.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(settings.getByText(/^Votre choix du/)).toBeVisible();
  await page.reload();
  await expect(settings.getByText(/^Votre choix du/)).toBeVisible();
});
