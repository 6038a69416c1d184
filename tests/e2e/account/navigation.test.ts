import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { pagesAt } from '#content/pages.ts';
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
import { listMainActions } from '../journey/screen/list-main-actions.ts';

const PHONE = { width: 360, height: 640 };
const DESK = { width: 1440, height: 900 };
const PAGES = [
  { name: 'Suivi', path: '/dashboard', isInBar: true },
  { name: 'Documents', path: '/documents', isInBar: true },
  { name: 'Clients', path: '/clients', isInBar: true },
  { name: 'Produits', path: '/products', isInBar: false },
  { name: 'Entreprises', path: '/companies', isInBar: false },
  { name: 'Compte', path: '/account', isInBar: false },
];

test('the pages of the account lead to one another, and say which one is shown', {
  tag: '@core',
}, async ({ page, request }) => {
  await signIn(page, await makeAccount(request));
  await expect(accountMenu(page)).toBeVisible();
  await expect(navigation(page)).toHaveCount(0);
  await page.goto('/documents');
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    for (const { name, path, isInBar } of PAGES) {
      const isListed = size === DESK || isInBar;
      if (!isListed) await otherPages(page).click();
      await (isListed
        ? navigation(page).getByRole('link', { name, exact: true })
        : page.getByRole('menuitem', { name, exact: true })
      ).click();
      await expect(page).toHaveURL(path);
      const current = navigation(page).locator('[aria-current]').filter({ visible: true });
      await expect(current).toHaveText(isListed ? name : 'Plus');
      await expect(current).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    await expectAccessible(page);
  }
});

test('« Nouveau » is the main action of the account, and opens the six kinds', async ({
  page,
  request,
}) => {
  await signIn(page, await makeAccount(request));
  await expect(accountMenu(page)).toBeVisible();
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    for (const path of ['/documents', '/clients', '/products', '/companies']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
      expect(await listMainActions(page.locator('body')), path).toEqual(['Nouveau']);
    }
    await page.goto('/documents');
    const add = navigation(page).getByRole('button', { name: 'Nouveau' });
    await add.click();
    for (const { name, path } of pagesAt('documents'))
      await expect(page.getByRole('menuitem', { name: new RegExp(`^${name}`) })).toHaveAttribute(
        'href',
        path,
      );
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: /^Devis/ }).click();
    await expect(page).toHaveURL('/devis');
    await expect(navigation(page)).toHaveCount(0);
  }
});

test('the bar of a phone covers neither the end of a page nor what its menus open', async ({
  page,
  request,
}) => {
  await signIn(page, await makeAccount(request));
  await expect(accountMenu(page)).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.goto('/account');
  await expect(otherPages(page)).toHaveAttribute('aria-current', 'true');
  const bar = await requireBox(navigation(page));
  expect(bar.y + bar.height).toBe(PHONE.height);
  const end = page.getByRole('contentinfo').getByRole('group', { name: 'Thème' });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const { y, height } = await requireBox(end);
    expect(y + height).toBeLessThanOrEqual(bar.y);
  }).toPass({ timeout: 15_000 });
  await otherPages(page).click();
  const help = page.getByRole('menuitem', { name: 'Aide' });
  await expect(help).toBeInViewport({ ratio: 1 });
  await help.click();
  await expect(page).toHaveURL('/faq');
});

test('on a phone, lists begin within the first 320 px', async ({ page, request }) => {
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

test('on a phone, the menu begins with what its user has', async ({ page, request }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/devis');
  await openPanel(page);
  await expect(
    page.getByRole('dialog').getByRole('link', { name: 'Mes documents' }),
  ).toBeInViewport({ ratio: 1 });
  await signIn(page, await makeAccount(request));
  await expect(page).not.toHaveURL(/auth/);
  await page.goto('/devis');
  await openPanel(page);
  const own = page.getByRole('region', { name: 'Compte' });
  for (const name of ['Mes Documents', 'Mes Clients', 'Mon profil'])
    await expect(own.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  for (const { name } of pagesAt('documents'))
    await expect(page.getByRole('dialog').getByRole('link', { name, exact: true })).toBeInViewport({
      ratio: 1,
    });
  await expectAccessible(page, '[role="dialog"]');
  await expect(own.getByRole('link', { name: 'Administration' })).toHaveCount(0);
  await own.getByRole('link', { name: 'Mes Documents' }).click();
  await expect(page).toHaveURL('/documents');
});

test('the account menu leads administrators, and nobody else, to the administration', async ({
  page,
  request,
}) => {
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

function otherPages(page: Page) {
  return navigation(page).getByRole('button', { name: 'Plus' });
}

function navigation(page: Page) {
  return page.getByRole('navigation', { name: 'Pages du compte' });
}
