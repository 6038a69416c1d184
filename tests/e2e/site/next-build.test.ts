import { expect, type Page } from 'playwright/test';
import { expectKeptSite, listKept, lookForNewer } from '../journey/builds/keep-site.ts';
import { type Build, makeNextBuild, readBuild, serveBuild } from '../journey/builds/serve-build.ts';
import { test as journey } from '../journey/journey.ts';
import { clientName, expectClient, openEditor, waitForEditor } from '../journey/open-editor.ts';

type Site = Awaited<ReturnType<typeof serveBuild>>;

/** A server of its own, on which another build can be deployed. */
const test = journey.extend<{ site: Site }, { builds: { first: Build; next: Build } }>({
  builds: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
    async ({}, use) => {
      const first = readBuild();
      await use({ first, next: makeNextBuild(first) });
    },
    { scope: 'worker' },
  ],
  site: async ({ builds, context }, use) => {
    await context.addInitScript(() => localStorage.setItem('cookie-consent-given', 'true'));
    const site = await serveBuild(builds.first);
    await use(site);
    site.stop();
  },
});

test.use({ serviceWorkers: 'allow' });

test('a new build under an open draft is announced; the draft keeps its own until it is loaded again', async ({
  page,
  context,
  site,
  builds,
}) => {
  await openKept(page, site);
  await nameClient(page);
  site.deploy(builds.next);
  await lookForNewer(page);
  await expect(line(page)).toContainText(/^Une nouvelle version du site est en ligne/, {
    timeout: 60_000,
  });
  await expectClient(page, 'Cycles Garance');
  // The server has no file of the open build any more, and the network goes.
  await context.setOffline(true);
  await openPart(page);
  await context.setOffline(false);
  expect(await readVersion(page)).not.toMatch(/n$/);
  await line(page).getByRole('button', { name: 'Recharger' }).click();
  await expect.poll(() => readVersion(page)).toMatch(/n$/);
  await expectClient(page, 'Cycles Garance');
  await expect(line(page)).toBeHidden();
  await expectKeptBuild(page, /n\.js$/);
  await context.setOffline(true);
  await page.reload();
  await expectClient(page, 'Cycles Garance');
  expect(await readVersion(page)).toMatch(/n$/);
});

test('a second tab keeps its own build until it is left', async ({
  page,
  context,
  site,
  builds,
}) => {
  await openKept(page, site);
  const other = await context.newPage();
  await openEditor(other, `${site.origin}/devis`);
  site.deploy(builds.next);
  await lookForNewer(page);
  await expect(line(other)).toContainText(/^Une nouvelle version/, { timeout: 60_000 });
  await line(page).getByRole('button', { name: 'Recharger' }).click();
  await expect.poll(() => readVersion(page)).toMatch(/n$/);
  await waitForEditor(page);
  expect(await readVersion(other)).not.toMatch(/n$/);
  await openPart(other);
  await other.close();
  await page.reload();
  await waitForEditor(page);
  await expectKeptBuild(page, /n\.js$/);
});

test('a build of which a file does not come is never used', async ({
  page,
  context,
  site,
  builds,
}) => {
  await openKept(page, site);
  site.refuse(/^\/assets\/judge-file-worker-/);
  site.deploy(builds.next);
  await lookForNewer(page).catch(() => undefined);
  await expect
    .poll(() => site.takeAsked().some((path) => path.startsWith('/assets/judge-file-worker-')), {
      timeout: 60_000,
    })
    .toBe(true);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const found = await navigator.serviceWorker.getRegistration();
        return found?.installing ?? found?.waiting ?? null;
      }),
    )
    .toBeNull();
  await expect(line(page)).toBeHidden();
  await context.setOffline(true);
  await page.reload();
  await waitForEditor(page);
  expect(await readVersion(page)).not.toMatch(/n$/);
  await openPart(page);
  await context.setOffline(false);
  site.refuse(null);
  await lookForNewer(page);
  await expect(line(page)).toContainText(/^Une nouvelle version/, { timeout: 60_000 });
});

test('the site is fetched once: a second visit asks for pages alone', async ({ page, site }) => {
  await openKept(page, site);
  site.takeAsked();
  await page.reload();
  await waitForEditor(page);
  await page.goto(`${site.origin}/devis`);
  await waitForEditor(page);
  expect(site.takeAsked().filter((path) => path.startsWith('/assets/'))).toEqual([]);
});

async function openKept(page: Page, site: Site) {
  await openEditor(page, `${site.origin}/facture-tva`);
  await expectKeptSite(page);
}

async function nameClient(page: Page) {
  await clientName(page).fill('Cycles Garance');
  await expect(page.getByText('Brouillon enregistré', { exact: true })).toBeVisible();
}

/** A part of the page that has not been asked for yet. */
async function openPart(page: Page) {
  await page.getByRole('button', { name: 'Changer de thème' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Sombre' })).toBeVisible();
  await page.keyboard.press('Escape');
}

async function expectKeptBuild(page: Page, asset: RegExp) {
  await expect
    .poll(async () => (await listKept(page)).filter((path) => path.startsWith('/assets/manifest-')))
    .toEqual([expect.stringMatching(asset)]);
}

function readVersion(page: Page): Promise<string> {
  return page.evaluate(() => window.__reactRouterManifest?.version ?? '');
}

function line(page: Page) {
  return page.locator('[data-missing-parts]').getByRole('alert');
}
