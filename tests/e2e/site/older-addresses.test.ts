import { expect, type Page } from 'playwright/test';
import { test } from '../journey/journey.ts';
import { waitForPage } from '../journey/open-editor.ts';
import { watchRest } from '../journey/watch-rest.ts';

for (const { older, served, now } of [
  { older: '/?page=facture_avec_tva', served: '/', now: '/facture-tva' },
  { older: '/?page=quittance&lieu=Lyon', served: '/', now: '/quittance-loyer?lieu=Lyon' },
  { older: '/devis.php', served: '/inconnue', now: '/devis' },
  { older: '/ancien/note_credit.php', served: '/inconnue', now: '/avoir' },
]) {
  test(`${older} becomes ${now} where the server does not redirect`, async ({ page }) => {
    await serve(page, { address: older, as: served });
    await page.goto('/faq');
    const before = await readLength(page);
    await page.goto(older);
    await expectPage(page, now);
    expect(await readLength(page)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  });
}

test('an older address in the history of the page is replaced', async ({ page }) => {
  await page.goto('/faq');
  await waitForPage(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/?page=recu');
    history.pushState(null, '', '/faq');
  });
  const before = await readLength(page);
  await page.evaluate(() => history.back());
  await expectPage(page, '/recu');
  expect(await readLength(page)).toBe(before);
});

test('an address that only looks like one of the older site stays, and lacks nothing', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const untilRest = watchRest(page);
  await page.goto('/?page=jamais_vue');
  await waitForPage(page);
  await untilRest();
  await expect(page).toHaveURL('/?page=jamais_vue');
  expect(warnings.filter((text) => text.startsWith('A part of the page'))).toEqual([]);
});

/** A file server that knows nothing of the older site. */
async function serve(page: Page, { address, as }: { address: string; as: string }) {
  await page.route(
    (url) => `${url.pathname}${url.search}` === address,
    async (route) => {
      const url = new URL(as, route.request().url()).href;
      await route.fulfill({ response: await route.fetch({ url }) });
    },
  );
}

async function expectPage(page: Page, address: string) {
  await expect(page).toHaveURL(address);
  await waitForPage(page);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${address.split('?')[0]}$`));
}

function readLength(page: Page): Promise<number> {
  return page.evaluate(() => history.length);
}
