import { expect } from 'playwright/test';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { waitForPage } from '../journey/open-editor.ts';

const article = '/articles/devis-conforme';

for (const { failure, status, said } of [
  { failure: 'an answer of the server', status: 500, said: '500 Internal Server Error' },
  { failure: 'a failed request', status: null, said: 'Failed to fetch' },
]) {
  test(`any routing error: « Unexpected Application Error! » says ${failure}, and a reload mends`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/articles/chapitre-4-devis-acomptes');
    await waitForPage(page);
    await page.route(`**${article}.data`, (route) =>
      status ? route.fulfill({ status, body: 'broken' }) : route.abort(),
    );
    await page.getByRole('main').locator(`a[href="${article}"]`).first().click();
    const main = page.getByRole('main');
    const title = main.getByText('Unexpected Application Error!', { exact: true });
    await expect(title).toHaveAttribute('lang', 'en');
    await expect(main.getByText(said, { exact: true })).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle(/^Erreur \|/);
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Recharger la page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Faire un devis conforme/);
    await expect(page).toHaveURL(article);
  });
}
