import { expect, type Page, type Route } from 'playwright/test';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { waitForPage } from '../journey/open-editor.ts';

const article = '/articles/devis-conforme';

test('any routing error: « Unexpected Application Error! » says an answer of the server, and a reload mends', async ({
  page,
}) => {
  await followBroken(page, (route) => route.fulfill({ status: 500, body: 'broken' }));
  const main = page.getByRole('main');
  const title = main.getByText('Unexpected Application Error!', { exact: true });
  await expect(title).toHaveAttribute('lang', 'en');
  const said = main.getByText('500 Internal Server Error', { exact: true });
  await expect(said).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/^Erreur \|/);
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expectArticle(page);
});

test('a page whose data are lost on the way is loaded whole', async ({ page }) => {
  await followBroken(page, (route) => route.abort());
  await expectArticle(page);
});

/** Follows a link whose loader data fail. */
async function followBroken(page: Page, answer: (route: Route) => Promise<void>) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/articles/chapitre-4-devis-acomptes');
  await waitForPage(page);
  await page.route(`**${article}.data`, answer);
  await page.getByRole('main').locator(`a[href="${article}"]`).first().click();
}

async function expectArticle(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Faire un devis conforme/);
  await expect(page).toHaveURL(article);
}
