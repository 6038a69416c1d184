import { expect, type Locator, type Page } from 'playwright/test';
import { expectKeptSite } from '../journey/builds/keep-site.ts';
import { downloadPdf, openOutcome, showInMenu } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { fillInvoice } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import {
  clientName,
  expectClient,
  openEditor,
  waitForEditor,
  waitForPage,
} from '../journey/open-editor.ts';

test.use({ serviceWorkers: 'allow' });

/** Parts of each page that load separately, and what shows when they are there. */
const PARTS: readonly { path: string; button: string; shown: (page: Page) => Locator }[] = [
  {
    path: '/facture-tva',
    button: 'Mes documents',
    shown: (page) => page.getByRole('dialog', { name: 'Mes documents' }),
  },
  {
    path: '/facture-tva',
    button: 'Changer de thème',
    shown: (page) => page.getByRole('menuitemradio', { name: 'Sombre' }),
  },
];

for (const { path, button, shown } of PARTS) {
  test(`${path}: without a network « ${button} » stays closed, and opens once it is back`, async ({
    page,
    context,
  }) => {
    await fetchNothingAhead(page);
    await openEditor(page, path);
    await context.setOffline(true);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(line(page)).toContainText(/^Pas de réseau/);
    await expect(shown(page)).toBeHidden();
    await line(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(line(page)).toContainText(/^Pas de réseau/);
    await context.setOffline(false);
    await expect(shown(page)).toBeVisible();
    await expect(line(page)).toBeHidden();
  });
}

test('« Réessayer » fetches what a network in trouble did not give', async ({ page }) => {
  await fetchNothingAhead(page);
  await openEditor(page);
  // The browser believes that it is online.
  await page.route('**/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Mes documents' }).click();
  await expect(line(page)).toContainText(/^Pas de réseau/);
  await page.unroute('**/*');
  await line(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('dialog', { name: 'Mes documents' })).toBeVisible();
  await expect(line(page)).toBeHidden();
});

for (const [path, isTypedIn] of [
  ['/', false],
  ['/facture-tva', true],
  ['/quittance-loyer', true],
  ['/dossier', false],
  ['/relance', true],
  ['/auth', false],
] as const) {
  test(`${path}: without a network, everything may be pressed and nothing is lost`, async ({
    page,
    context,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('filechooser', () => undefined);
    await fetchNothingAhead(page);
    await page.goto(path);
    await waitForPage(page);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const typed = page.locator('main input[type="text"]:visible').first();
    if (isTypedIn) await typed.fill('Cycles Garance');
    await context.setOffline(true);
    const buttons = await page
      .locator('button:visible:enabled')
      .filter({ hasNotText: ERASING })
      .elementHandles();
    expect(buttons.length).toBeGreaterThan(1);
    for (const button of buttons) {
      // A real click could miss: what just opened may cover or remove the next button.
      await button.evaluate((element) => element instanceof HTMLElement && element.click());
      await page.keyboard.press('Escape');
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    if (isTypedIn) await expect(typed).toHaveValue('Cycles Garance');
    expect(errors).toEqual([]);
  });
}

test('what needs a network says so before it is pressed, and no more once it is back', async ({
  page,
  context,
}) => {
  await page.goto('/auth');
  await waitForPage(page);
  const needed = page.getByText('Pas de réseau\u00a0: cette page en a besoin.');
  await expect(needed).toBeHidden();
  await context.setOffline(true);
  await expect(needed).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(needed).toBeHidden();
});

test('a new version under an open page offers to reload, and what is typed is kept', {
  tag: '@core',
}, async ({ page }) => {
  await fetchNothingAhead(page);
  await openEditor(page);
  await clientName(page).fill('Cycles Garance');
  await deployUnder(page);
  await page.getByRole('button', { name: 'Mes documents' }).click();
  await expect(line(page)).toContainText(/^Une nouvelle version du site est en ligne/);
  await expectClient(page, 'Cycles Garance');
  await page.unrouteAll();
  await line(page).getByRole('button', { name: 'Recharger' }).click();
  await expect(line(page)).toBeHidden();
  await waitForEditor(page);
  await expectClient(page, 'Cycles Garance');
});

test('a reload without a network, where nothing is kept, ends on our page; what was left comes back', async ({
  page,
  context,
}) => {
  await fetchNothingAhead(page);
  await openEditor(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await clientName(page).fill('Cycles Garance');
  await expect(page.getByText('Brouillon enregistré', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pas de réseau');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pas de réseau');
  await context.setOffline(false);
  await waitForEditor(page);
  await expectClient(page, 'Cycles Garance');
});

for (const file of ['shell', 'entry.client'])
  test(`a page whose file « ${file} » does not come says so, and is loaded again`, async ({
    page,
  }) => {
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
    await page.goto('/contact');
    const lost = page.getByRole('alert').filter({ hasText: 'n’est pas arrivée' });
    await expect(lost).toBeVisible();
    await page.unrouteAll();
    await lost.getByRole('button', { name: 'Recharger' }).click();
    await waitForPage(page);
    await expect(lost).toBeHidden();
  });

test('an open editor does all without a network, and a link to what is not kept stays on it', {
  tag: '@core',
}, async ({ page, context }) => {
  await openEditor(page);
  await expectKeptSite(page);
  await context.setOffline(true);
  await fillInvoice(page);
  await downloadPdf(page);
  const outcome = await openOutcome(page);
  await expect(
    outcome.getByText(/ce qui part par notre serveur attendra son retour/),
  ).toBeVisible();
  for (const [button, shown] of [
    ['Mes documents', page.getByRole('dialog', { name: 'Mes documents' })],
    ['Autres actions', page.getByRole('menu')],
    ['Changer de thème', page.getByRole('menuitemradio', { name: 'Sombre' })],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(shown).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
  }
  await (await showInMenu(page, 'Faire un avoir')).click();
  await expect(page.getByRole('dialog', { name: /^Avoir/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(line(page)).toBeHidden();

  const { href } = new URL(page.url());
  // It has data, which only a visit keeps.
  await page.getByRole('link', { name: 'Modèles', exact: true }).first().click();
  await expect(line(page)).toContainText(/^Vous êtes hors connexion/);
  await line(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(line(page)).toBeHidden();
  expect(page.url()).toBe(href);
  await expectClient(page, 'Cycles Garance SAS');
  // Requested again, it loads as soon as the network is back.
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Modèles', exact: true }).first().click();
  await expect(page).toHaveURL(/\/modeles$/);
  await page.goBack();
  await expectClient(page, 'Cycles Garance SAS');
});

test('with a network, on a page to read, the service worker changes nothing and keeps nothing', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const answer = await page.goto('/inconnu');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

/** Buttons that erase what was typed. */
const ERASING = /^(?:Effacer|Retirer|Supprimer|Tout effacer)/;

function line(page: Page): Locator {
  return page.locator('[data-missing-parts]').getByRole('alert');
}

/** Simulates a data saver: nothing is fetched before it is needed. */
async function fetchNothingAhead(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Simulates a deployment: pages name new files, and the old ones are gone. */
async function deployUnder(page: Page) {
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'absent' }));
  await page.route('**/facture-tva', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.replace(/manifest-\w+/g, 'manifest-next') });
  });
}
