import { expect, type Page } from 'playwright/test';
import { samples } from '#documents/samples/samples.ts';
import { expectKeptSite, listKept, readKept } from '../journey/builds/keep-site.ts';
import { chooseFiles } from '../journey/choose-files.ts';
import { downloadPdf } from '../journey/download-file.ts';
import { makePdf } from '../journey/drop-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { fillInvoice } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { accountMenu, makeAccount, openAccount } from '../journey/make-account.ts';
import {
  clientName,
  expectClient,
  openEditor,
  waitForEditor,
  waitForPage,
} from '../journey/open-editor.ts';
import { requireBox } from '../journey/require-box.ts';

test.use({ serviceWorkers: 'allow' });

const KINDS = ['/facture-auto-entrepreneur', '/devis', '/avoir', '/recu', '/quittance-loyer'];
const OTHERS = [
  ['/', /./],
  ['/dossier', 'Mes documents'],
  ['/lire-facture-electronique', 'Lire une facture électronique'],
  ['/numerotation', /./],
  ['/relance', /./],
  ['/partage', /./],
  ['/calculatrices', /./],
  ['/calculatrices/ht-ttc', /./],
  ['/calculatrices/penalites-retard', /./],
  ['/recherche', /./],
  ['/guides', /./],
] as const;

test('after one visit of an editor, without a network: load, write, reload and file', {
  tag: '@core',
}, async ({ page, context }) => {
  await openEditor(page);
  await expectKeptSite(page);
  await context.setOffline(true);
  await page.reload();
  await waitForEditor(page);
  await expect(networkLine(page)).toBeVisible();
  await fillInvoice(page);
  await expect(page.getByText('Brouillon enregistré', { exact: true })).toBeVisible();
  await page.reload();
  await expectClient(page, 'Cycles Garance SAS');
  const { text } = await downloadPdf(page);
  expect(text).toContain('Cycles Garance SAS');
  expect(text).not.toContain('BROUILLON');
  await page.goto('/dossier');
  await expect(page.getByRole('listitem').filter({ hasText: 'Cycles Garance' })).toBeVisible();
  await expectAccessible(page);
});

test('on a phone, the lost network is said in one line, which leaves every control free', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openEditor(page);
  await context.setOffline(true);
  const { y, height } = await requireBox(networkLine(page));
  expect(y).toBe(0);
  expect(height).toBeLessThanOrEqual(24);
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the other kinds and tools open without a network, each for the first time', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await expectKeptSite(page);
  await context.setOffline(true);
  for (const path of KINDS) {
    await page.goto(path);
    await waitForEditor(page);
    await expect(page.locator('[data-missing-parts]').getByRole('alert')).toBeHidden();
  }
  for (const [path, title] of OTHERS) {
    await page.goto(path);
    await waitForPage(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(title);
  }
  await page.goto('/recherche');
  await page.getByRole('searchbox', { name: 'Que cherchez-vous' }).fill('quittance');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Quittance/ })
      .first(),
  ).toBeVisible();
  await page.goto('/lire-facture-electronique');
  await waitForPage(page);
  await chooseFiles(
    page,
    () => page.getByRole('button', { name: 'Choisir des fichiers' }).click(),
    [await makePdf(samples.menuisier)],
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText(samples.menuisier.number);
});

test('a guide that was read opens without a network; the others say what is missing', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await expectKeptSite(page);
  await page.goto('/articles/devis-conforme');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await expect.poll(() => listKept(page)).toContain('/articles/devis-conforme.data');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await page.goto('/articles/taux-tva-france');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pas de réseau');
});

for (const { words, connection } of [
  { words: '« save data »', connection: { saveData: true, effectiveType: '4g' } },
  { words: '3G', connection: { saveData: false, effectiveType: '3g' } },
])
  test(`with ${words} the site is kept when it is asked for, and let go when it is no longer`, async ({
    page,
    context,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await openEditor(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto('/dossier');
    expect(await listKept(page)).toEqual([]);
    await page.getByRole('button', { name: 'Garder sur cet appareil' }).click();
    await expect(page.getByText(/^Le site est gardé sur cet appareil/)).toBeVisible({
      timeout: 60_000,
    });
    await context.setOffline(true);
    await page.goto('/devis');
    await waitForEditor(page);
    await context.setOffline(false);
    await page.goto('/dossier');
    await page.getByRole('button', { name: 'Ne plus garder' }).click();
    await expect(page.getByRole('button', { name: 'Garder sur cet appareil' })).toBeVisible();
    await expect.poll(() => listKept(page)).toEqual([]);
  });

test('a device without room says so, keeps nothing of the site, and works as before', async ({
  page,
  context,
  baseURL,
}) => {
  const devtools = await context.newCDPSession(page);
  const origin = new URL(baseURL ?? '').origin;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 });
  await page.goto('/dossier');
  await waitForPage(page);
  await page.getByRole('button', { name: 'Garder sur cet appareil' }).click();
  await expect(page.getByText(/^Cet appareil n’a plus assez de place/)).toBeVisible({
    timeout: 60_000,
  });
  expect(await listKept(page)).toEqual([]);
  await openEditor(page);
  await clientName(page).fill('Cycles Garance');
  await expect(page.getByText('Brouillon enregistré', { exact: true })).toBeVisible();
  await page.reload();
  await expectClient(page, 'Cycles Garance');
});

test('the caches hold the site alone: nothing of a document or an account, nor after it is left', {
  tag: '@core',
}, async ({ page, request }) => {
  const account = await makeAccount(request);
  await openAccount(page, account);
  await openEditor(page);
  await fillInvoice(page);
  await expectKeptSite(page);
  for (const path of ['/documents', '/clients', '/account', '/facture-tva']) {
    await page.goto(path);
    await waitForPage(page);
  }
  await expectSiteAlone(page, account.email);
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page.getByRole('link', { name: 'Connexion' }).first()).toBeVisible();
  // Signing out loads the page again.
  await expect(() => expectSiteAlone(page, account.email)).toPass();
});

test('the pages of the account open without a network, over what the device has', async ({
  page,
  request,
  context,
}) => {
  await openAccount(page, await makeAccount(request));
  await openEditor(page);
  await expectKeptSite(page);
  await context.setOffline(true);
  // A token lasts an hour at most.
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('facturier-session') ?? '{}');
    localStorage.setItem('facturier-session', JSON.stringify({ ...session, expires_at: 1 }));
  });
  for (const path of ['/documents', '/dashboard', '/clients', '/products', '/companies']) {
    await page.goto(path);
    await waitForPage(page);
    await expect(accountMenu(page)).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

function networkLine(page: Page) {
  return page.getByText(/^Hors connexion/);
}

async function expectSiteAlone(page: Page, email: string) {
  const kept = await listKept(page);
  expect(kept.length).toBeGreaterThan(200);
  expect(kept.filter((path) => /^\/(?:auth|rest|functions)\/v1/.test(path))).toEqual([]);
  const text = await readKept(page);
  for (const own of [email, 'Passage de l’Œuvre', 'Conception et plans, 3 j', '732 829 320 00074'])
    expect(text).not.toContain(own);
}
