import { expect, type Page } from 'playwright/test';
import { everyPage } from '#content/every-page.ts';
import type { PublicPage } from '#content/pages/public-page.ts';
import { site } from '#content/site.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { waitForPage } from '../journey/open-editor.ts';
import { watchRest } from '../journey/watch-rest.ts';

/** A compromise between starting a browser and the time limit of a test. */
const PAGES_A_TEST = 12;
const visits = Array.from({ length: Math.ceil(everyPage.length / PAGES_A_TEST) }, (_, index) =>
  everyPage.slice(index * PAGES_A_TEST, (index + 1) * PAGES_A_TEST),
);
/** Ordered so that each step changes one thing. */
const LOOKS = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 360, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
] as const;

for (const [index, visited] of visits.entries()) {
  test(`pages of the site map, part ${index + 1}: status, title, heading, canonical address, and nothing from elsewhere`, {
    tag: '@core',
  }, async ({ page, baseURL }) => {
    const complaints = watchComplaints(page);
    for (const each of visited) await test.step(each.path, () => expectPage(page, each, baseURL));
    expect(complaints).toEqual([]);
  });

  test(`pages of the site map, part ${index + 1}, are accessible in every look`, async ({
    page,
  }) => {
    test.slow();
    const untilRest = watchRest(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { path } of visited) {
      await page.goto(path);
      await waitForPage(page);
      for (const { width, colorScheme } of LOOKS)
        await test.step(`${path} at ${width} px in the ${colorScheme} theme`, async () => {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 900 });
          await untilRest();
          await expectAccessible(page);
        });
    }
  });
}

async function expectPage(page: Page, { path, title }: PublicPage, origin?: string) {
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  const typeset = title.replaceAll("'", '’');
  await expect(page).toHaveTitle(
    typeset.includes(site.name) ? typeset : `${typeset} | ${site.name}`,
  );
  await expect(page.locator('h1')).toHaveCount(1);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', new URL(path, origin).href);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50}/);
  await waitForPage(page);
}

/** Errors of the console and the page, and requests to other hosts. */
function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()} ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    const isOwn = host === new URL(page.url()).host || page.url() === 'about:blank';
    if (/^http/.test(protocol) && !isOwn) complaints.push(`${page.url()} asks ${request.url()}`);
  });
  return complaints;
}

test('the site map, the rules for robots and the manifest are there', { tag: '@core' }, async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap.match(/<loc>/g)).toHaveLength(everyPage.filter(({ needs }) => !needs).length);
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: ');
  const manifest = await (await request.get('/site.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});

test('each page has a picture for those who share it', { tag: '@core' }, async ({ request }) => {
  for (const { path } of everyPage) {
    const answer = await request.get(`/og${path === '/' ? '/accueil' : path}.png`);
    expect(answer.status(), path).toBe(200);
  }
});

test('unknown route: 404, « Oops! Page not found », and one click leads home', {
  tag: '@core',
}, async ({ page }) => {
  const answer = await page.goto('/inconnue');
  expect(answer?.status()).toBe(404);
  const title = page.getByRole('heading', { level: 1, name: 'Oops! Page not found' });
  await expect(title).toBeVisible();
  await expect(title.locator('[lang="en"]')).toHaveText('Oops! Page not found');
  await page.getByRole('link', { name: 'revenez à l’accueil' }).click();
  await expect(page).toHaveTitle(site.title);
});

test('an address of the older site leads to its page', { tag: '@core' }, async ({ request }) => {
  const answer = await request.get('/?page=facture_avec_tva', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/facture-tva');
});

test('every route change scrolls to the top', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/');
  await expect(page.locator('body')).not.toHaveAttribute('data-asleep');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Relancer un client' });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL('/relance');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('lazy page load failure: a preload-error event is raised on the window', {
  tag: '@core',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('vite:preloadError', () => {
      sessionStorage.setItem('preload-error', 'raised');
    });
  });
  await page.goto('/');
  await waitForPage(page);
  await page.route('**/assets/contact-*.js', (route) => route.abort());
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
  await link.click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nous écrire');
  expect(await page.evaluate(() => sessionStorage.getItem('preload-error'))).toBe('raised');
});

test('lazy page load failure: the error is thrown if nobody cancels it, and the page says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const keepFromThePage = (failure: Event) => failure.stopImmediatePropagation();
    window.addEventListener('vite:preloadError', keepFromThePage);
  });
  await page.goto('/');
  await waitForPage(page);
  await page.route('**/assets/contact-*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await expect(page.getByText(/^Failed to fetch dynamically imported module/)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nous écrire');
});
