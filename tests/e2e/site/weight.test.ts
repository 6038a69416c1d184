import { gzipSync } from 'node:zlib';
import { expect, type Page } from 'playwright/test';
import { expectKeptSite } from '../journey/builds/keep-site.ts';
import { test } from '../journey/journey.ts';
import { openEditor } from '../journey/open-editor.ts';
import { watchVisit, weighPage } from '../journey/watch-visit.ts';

test.use({ viewport: { width: 412, height: 823 } });

const KINDS = [
  '/facture-tva',
  '/facture-auto-entrepreneur',
  '/devis',
  '/avoir',
  '/recu',
  '/quittance-loyer',
];

for (const path of KINDS) {
  test(`${path} asks for little until every control answers, and for little more`, {
    tag: path === '/facture-tva' ? '@core' : [],
  }, async ({ page }) => {
    const { needed, atRest, later } = await watchVisit(page, path);
    expect(needed.requests).toBeLessThanOrEqual(25);
    // The target is 260 kB (docs/performance.md): the frame of the site costs the rest.
    expect(needed.script).toBeLessThanOrEqual(280_000);
    // The code that checks the document.
    expect(atRest.script).toBeGreaterThan(50_000);
    expect(atRest.script).toBeLessThanOrEqual(110_000);
    // The rest of the site is for the service worker to fetch, once.
    expect(later.script).toBe(0);
  });
}

test('what makes a file comes with the first use, and is asked for again when the network is back', async ({
  page,
}) => {
  const ofTheFile = /\/assets\/files-/;
  await page.route(ofTheFile, (route) => route.abort());
  await watchVisit(page, '/facture-tva');
  const refused = page.waitForEvent('requestfailed', (request) => ofTheFile.test(request.url()));
  await page.keyboard.press('Tab');
  await refused;
  await page.unroute(ofTheFile);
  const fetched = page.waitForResponse(ofTheFile);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect((await fetched).ok()).toBe(true);
});

test('pages that show documents bring little more than the frame around every page', async ({
  context,
}) => {
  const frame = await weighPage(await context.newPage(), '/a-propos');
  for (const path of ['/', '/modeles', '/modeles/plombier', '/articles/devis-conforme']) {
    const page = await context.newPage();
    expect((await weighPage(page, path)) - frame, path).toBeLessThanOrEqual(12_000);
    await page.close();
  }
});

for (const { words, connection } of [
  { words: '« save data »', connection: { saveData: true, effectiveType: '4g' } },
  { words: '3G', connection: { saveData: false, effectiveType: '3g' } },
]) {
  test(`with ${words} nothing comes that nobody asked for`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const { atRest, later } = await watchVisit(page, '/facture-tva');
    expect(atRest.script).toBe(0);
    expect(later.script).toBe(0);
    await expectSheetOfWhatIsWritten(page);
  });
}

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('fetches the whole site, in a few hundred files', async ({ page }) => {
    await openEditor(page);
    await expectKeptSite(page);
    const kept = await page.evaluate(async () => {
      const site = await caches.open('site');
      return Promise.all((await site.matchAll()).map(async (answer) => answer.text()));
    });
    const size = kept.reduce((sum, text) => sum + gzipSync(text).length, 0);
    expect(kept.length).toBeLessThanOrEqual(450);
    expect(size).toBeGreaterThan(1_000_000);
    expect(size).toBeLessThanOrEqual(3_000_000);
  });
});

/** The engine loads as soon as the user types. */
async function expectSheetOfWhatIsWritten(page: Page) {
  await page.getByLabel('Nom, ou SIREN d’une entreprise').fill('Cycles Garance');
  await page.getByRole('button', { name: 'Aperçu' }).click();
  await expect(page.getByRole('img', { name: /^Aperçu/ }).first()).toContainText('Cycles Garance');
}
