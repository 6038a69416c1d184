import { expect, type Page } from 'playwright/test';
import { card } from '../journey/fill-receipt.ts';
import { test } from '../journey/journey.ts';
import {
  cell,
  clientName,
  field,
  openAsleep,
  sellerName,
  waitForEditor,
  waitForPage,
} from '../journey/open-editor.ts';

test('a search that is opened by its address hydrates as it was drawn, then answers', {
  tag: '@core',
}, async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/recherche?q=devis');
  await expect(searchField(page)).toHaveValue('devis');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ résultats$/ })).toBeVisible();
  expect(errors).toEqual([]);
});

test('what is typed early in a search wins over its address', async ({ page }) => {
  const errors = watchErrors(page);
  const wake = await openAsleep(page, '/recherche?q=devis');
  await searchField(page).fill('quittance');
  await wake();
  await waitForPage(page);
  await expect(page).toHaveURL(/q=quittance$/);
  await expect(searchField(page)).toHaveValue('quittance');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Quittance de loyer/ })
      .first(),
  ).toBeVisible();
  expect(errors).toEqual([]);
});

test('the search of the guides opens its results, even when sent early', async ({ page }) => {
  const wake = await openAsleep(page, '/guides');
  const asked = page.getByRole('searchbox', { name: 'Rechercher dans les guides' });
  await asked.fill('quittance');
  await asked.press('Enter');
  await wake();
  await expect(page).toHaveURL(/\/recherche\?q=quittance$/);
  await expect(searchField(page)).toHaveValue('quittance');
});

/** The price without its unit, and what three of it make. */
const INVOICES = [
  { path: '/facture-tva', price: 'Prix HT', total: /^360,00\s€$/ },
  { path: '/facture-auto-entrepreneur', price: 'Prix', total: /^300,00\s€$/ },
  { path: '/devis', price: 'Prix HT', total: /^360,00\s€$/ },
  { path: '/avoir', price: 'Prix HT', total: /^360,00\s€$/ },
];

for (const { path, price, total } of INVOICES)
  test(`${path} hydrates as it was drawn, and counts what was typed early`, {
    tag: path === '/facture-tva' ? '@core' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const errors = watchErrors(page);
    const wake = await openAsleep(page, path);
    await sellerName(page).fill('Menuiserie Lefèvre');
    await clientName(page).fill('404833048');
    await cell(page, 'Désignation', 1).fill('Pose d’une porte');
    await cell(page, 'Quantité', 1).fill('3');
    await cell(page, 'Unité', 1).selectOption('heure');
    await cell(page, price, 1).fill('100');
    await wake();
    await waitForPage(page);
    await expect(sellerName(page)).toHaveValue('Menuiserie Lefèvre');
    await expect(clientName(page)).toHaveValue(/^404\s?833\s?048$/);
    await expect(cell(page, 'Désignation', 1)).toHaveValue('Pose d’une porte');
    await expect(cell(page, 'Unité', 1)).toHaveValue('HUR');
    await expect(page.getByText(total).first()).toBeVisible();
    await expectReturn(page, () =>
      expect(cell(page, 'Désignation', 1)).toHaveValue('Pose d’une porte'),
    );
    expect(errors).toEqual([]);
  });

test('/recu hydrates as it was drawn, and counts what was typed early', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const errors = watchErrors(page);
  const wake = await openAsleep(page, '/recu');
  const receipt = card(page, 'Paiement reçu');
  await field(receipt, 'Montant reçu').fill('1250,5');
  await field(receipt, 'Reçu le').fill('3/11/2026');
  await field(receipt, 'Moyen de paiement').selectOption('Virement');
  await sellerName(page).fill('Hélène Marchand');
  await wake();
  await waitForPage(page);
  await expect(page.getByText(/^1\s250,50\s€$/).first()).toBeVisible();
  await expect(field(receipt, 'Moyen de paiement')).toHaveValue('transfer');
  await expectReturn(page, () => expect(field(receipt, 'Reçu le')).toHaveValue('03/11/2026'));
  expect(errors).toEqual([]);
});

test('/quittance-loyer hydrates as it was drawn, and counts what was typed early', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const errors = watchErrors(page);
  const wake = await openAsleep(page, '/quittance-loyer');
  const amounts = card(page, 'Loyer et charges');
  await field(amounts, 'Loyer hors charges').fill('720');
  await field(amounts, 'Montant des charges').fill('70');
  await field(card(page, 'Logement et bail'), 'Ville').fill('Nantes');
  await wake();
  await waitForPage(page);
  await expect(page.getByText(/^790,00\s€$/).first()).toBeVisible();
  await expectReturn(page, () =>
    expect(field(amounts, 'Loyer hors charges')).toHaveValue(/^720(,00)?$/),
  );
  expect(errors).toEqual([]);
});

test('a part whose code comes after the first save keeps what was typed in it', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const wake = await openAsleep(page, '/facture-tva', /\/assets\/lines-[^/]*\.js$/);
  await cell(page, 'Désignation', 1).fill('Pose d’une porte');
  await cell(page, 'Prix HT', 1).fill('100');
  await sellerName(page).fill('Menuiserie Lefèvre');
  await expect(page.getByText('Brouillon enregistré', { exact: true })).toBeVisible();
  await wake();
  await waitForEditor(page);
  await expect(page).toHaveURL(/\?brouillon=/);
  await expect(cell(page, 'Désignation', 1)).toHaveValue('Pose d’une porte');
  await expect(page.getByText(/^120,00\s€$/).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('fields of one invoice that are typed early in a reminder are all kept', async ({ page }) => {
  const errors = watchErrors(page);
  const wake = await openAsleep(page, '/relance');
  await field(page, 'Numéro de la facture').fill('F-2026-0042');
  await field(page, 'Montant TTC à payer').fill('1200');
  await field(page, 'Nom du client').fill('Cycles Garance');
  await field(page, 'Votre client est').selectOption('Un particulier');
  await wake();
  await waitForPage(page);
  await expect(field(page, 'Numéro de la facture')).toHaveValue('F-2026-0042');
  await expect(field(page, 'Montant TTC à payer')).toHaveValue('1200');
  await expect(field(page, 'Nom du client')).toHaveValue('Cycles Garance');
  await expect(field(page, 'Votre client est')).toHaveValue('individual');
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toMatch(/F-2026-0042.*1200/);
  expect(errors).toEqual([]);
});

/** Leaves the site’s page and comes back by the history, as a browser restores it. */
async function expectReturn(page: Page, isThere: () => Promise<void>) {
  await expect(page).toHaveURL(/\?brouillon=/);
  await page.goto('/a-propos');
  await page.goBack();
  await waitForPage(page);
  await isThere();
}

/** React reports what it could not hydrate as an error of the page. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

function searchField(page: Page) {
  return page.getByRole('searchbox', { name: 'Que cherchez-vous' });
}
