import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { fillReceipt } from '../journey/fill-receipt.ts';
import { test } from '../journey/journey.ts';
import {
  accountMenu,
  asAccount,
  makeAccount,
  makeAdministrator,
  signIn,
} from '../journey/make-account.ts';
import { requireBox } from '../journey/require-box.ts';

const PHONE = { width: 360, height: 640 };
const PAGES = [
  ['Documents', '/documents'],
  ['Clients', '/clients'],
  ['Produits', '/products'],
  ['Entreprises', '/companies'],
  ['Tableau de bord', '/dashboard'],
  ['Compte', '/account'],
] as const;

test('the pages of the account lead to one another, and say which one is shown', {
  tag: '@core',
}, async ({ page, request }) => {
  await signIn(page, await makeAccount(request));
  await expect(accountMenu(page)).toBeVisible();
  await expect(navigation(page)).toHaveCount(0);
  await page.goto('/documents');
  for (const size of [{ width: 1440, height: 900 }, PHONE]) {
    await page.setViewportSize(size);
    for (const [name, path] of PAGES) {
      await navigation(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(navigation(page).locator('[aria-current=page]')).toHaveText(name);
      await expect(navigation(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  }
  await expectAccessible(page);
});

test('on a phone, lists begin within the first 320 px', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const headers = await asAccount(request, account);
  for (const [table, row] of [
    ['clients', { name: 'Cycles Garance' }],
    ['products', { description: 'Pose', unit_price_excluding_tax: 80 }],
    ['companies', { name: 'Atelier Dupont' }],
  ] as const)
    expect((await request.post(`/rest/v1/${table}`, { headers, data: row })).ok()).toBe(true);
  await signIn(page, account);
  await expect(accountMenu(page)).toBeVisible();
  await page.goto('/recu');
  await fillReceipt(page);
  await expect(page.getByText('Brouillon enregistré')).toBeVisible();
  await page.goto('/documents');
  await expect(page.getByRole('list', { name: 'Documents', exact: true })).toBeVisible();
  await page.setViewportSize(PHONE);
  for (const [path, name] of [
    ['/clients', 'Clients'],
    ['/products', 'Produits'],
    ['/companies', 'Entreprises'],
    ['/documents', 'Documents'],
  ] as const) {
    await page.goto(path);
    const list = page.getByRole('list', { name, exact: true });
    await expect(list).toBeVisible();
    // The list begins with its head, which sorts it.
    const { y } = await requireBox(list.locator('..'));
    expect(y, path).toBeLessThanOrEqual(320);
  }
});

test('on a phone, the menu begins with what its user has', { tag: '@core' }, async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/devis');
  await openPanel(page);
  await expect(
    page.getByRole('dialog').getByRole('link', { name: /^Mes documents/ }),
  ).toBeInViewport({ ratio: 1 });
  await signIn(page, await makeAccount(request));
  await expect(page).not.toHaveURL(/auth/);
  await page.goto('/devis');
  await openPanel(page);
  const own = page.getByRole('region', { name: 'Compte' });
  await expect(own.getByRole('link', { name: 'Mes Documents' })).toBeInViewport({ ratio: 1 });
  await expect(own.getByRole('link', { name: 'Administration' })).toHaveCount(0);
  await own.getByRole('link', { name: 'Mes Documents' }).click();
  await expect(page).toHaveURL('/documents');
});

test('the account menu leads administrators, and nobody else, to the administration', {
  tag: '@core',
}, async ({ page, request }) => {
  await openMenu(page, request, makeAccount);
  await expect(page.getByRole('menuitem', { name: 'Voir mon profil' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Administration' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(accountMenu(page)).toBeHidden();
  await openMenu(page, request, makeAdministrator);
  await page.getByRole('menuitem', { name: 'Administration' }).click();
  await expect(page).toHaveURL('/admin');
});

async function openMenu(page: Page, request: APIRequestContext, make: typeof makeAccount) {
  const asked = page.waitForResponse('**/rest/v1/user_roles*');
  await signIn(page, await make(request));
  await asked;
  await accountMenu(page).click();
}

async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
}

function navigation(page: Page) {
  return page.getByRole('navigation', { name: 'Pages du compte' });
}
