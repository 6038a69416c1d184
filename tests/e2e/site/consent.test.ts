import { expect, type Page } from 'playwright/test';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { expectFetched } from '../journey/expect-fetched.ts';
import { test } from '../journey/journey.ts';
import { waitForPage } from '../journey/open-editor.ts';
import { requireBox } from '../journey/require-box.ts';
import { watchRest } from '../journey/watch-rest.ts';

// A first-time visitor.
test.use({ storageState: { cookies: [], origins: [] } });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const customDialog = (page: Page) => page.getByRole('dialog', { name: 'Gérer les cookies' });
const readKept = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

for (const { button, expected } of [
  { button: 'Accepter tout', expected: { essential: true, analytics: true, marketing: true } },
  { button: 'Refuser', expected: { essential: true, analytics: false, marketing: false } },
]) {
  test(`« ${button} » hides the banner, for good`, { tag: '@core' }, async ({ page }) => {
    await page.goto('/relance');
    await banner(page).getByRole('button', { name: button }).click();
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await expect
      .poll(async () => JSON.parse((await readKept(page, 'cookie-preferences')) ?? 'null'))
      .toEqual(expected);
    expect(await readKept(page, 'cookie-consent-given')).toBe('true');
    const date = await readKept(page, 'cookie-consent-date');
    expect(new Date(date ?? '').toISOString()).toBe(date);
    await page.reload();
    await expect(page.locator('body')).not.toHaveAttribute('data-asleep');
    await expect(banner(page)).toBeHidden();
  });
}

test('each kind of cookies is chosen in a dialog; a switch alone keeps nothing', async ({
  page,
}) => {
  await page.goto('/relance');
  await banner(page).getByRole('button', { name: 'Personnaliser' }).click();
  const dialog = customDialog(page);
  await expect(dialog.getByRole('switch', { name: 'Essentiels' })).toBeDisabled();
  await dialog.getByRole('switch', { name: 'Mesure d’audience' }).click();
  await expect(dialog.getByRole('switch', { name: 'Mesure d’audience' })).toBeChecked();
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeVisible();
  expect(await readKept(page, 'cookie-consent-given')).toBeNull();
  await banner(page).getByRole('button', { name: 'Personnaliser' }).click();
  await expect(dialog.getByRole('switch', { name: 'Mesure d’audience' })).not.toBeChecked();
  await dialog.getByRole('switch', { name: 'Mesure d’audience' }).click();
  await dialog.getByRole('button', { name: 'Enregistrer mes choix' }).click();
  await expect(dialog).toBeHidden();
  await expect(banner(page)).toBeHidden();
  await expect
    .poll(async () => JSON.parse((await readKept(page, 'cookie-preferences')) ?? 'null'))
    .toEqual({ essential: true, analytics: true, marketing: false });
});

for (const { kind, expected, asked } of [
  {
    kind: 'Mesure d’audience',
    expected: { essential: true, analytics: true, marketing: false },
    asked: ['POST /measures'],
  },
  {
    kind: 'Marketing',
    expected: { essential: true, analytics: false, marketing: true },
    asked: ['GET /config.json'],
  },
  {
    kind: null,
    expected: { essential: true, analytics: false, marketing: false },
    asked: [],
  },
]) {
  test(`${kind ? `« ${kind} » alone` : '« Refuser »'} is kept, and allows ${asked.join() || 'nothing'}`, async ({
    page,
  }) => {
    const optional = watchOptional(page);
    await page.goto('/relance');
    await banner(page).getByRole('button', { name: 'Personnaliser' }).click();
    const dialog = customDialog(page);
    if (kind) await dialog.getByRole('switch', { name: kind }).click();
    await dialog.getByRole('button', { name: kind ? 'Enregistrer mes choix' : 'Refuser' }).click();
    await expect
      .poll(async () => JSON.parse((await readKept(page, 'cookie-preferences')) ?? 'null'))
      .toEqual(expected);
    await visitForLong(page);
    await expect.poll(() => [...optional]).toEqual(asked);
  });
}

for (const { kept, date, isAsked } of [
  { kept: 'of six months ago', date: '2026-05-19T09:00:00.000Z', isAsked: true },
  { kept: 'of less than six months ago', date: '2026-05-21T09:00:00.000Z', isAsked: false },
]) {
  test(`a choice ${kept} ${isAsked ? 'is asked for again, and allows nothing until then' : 'holds'}`, async ({
    page,
  }) => {
    await keepConsent(page, { preferences: ALL, date });
    const optional = watchOptional(page);
    await visitForLong(page, '/relance');
    await expect(banner(page)).toBeVisible({ visible: isAsked });
    const allowed = isAsked ? [] : ['GET /config.json', 'POST /measures'];
    await expect.poll(() => [...optional].sort()).toEqual(allowed);
  });
}

test('cookie preference parse error: logged, and the banner shows', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  await keepConsent(page, { preferences: '{', date: '2026-11-19T09:00:00.000Z' });
  const optional = watchOptional(page);
  await visitForLong(page, '/relance');
  await expect(banner(page)).toBeVisible();
  expect(logged.join()).toContain('The cookie preferences could not be read');
  expect([...optional]).toEqual([]);
  await banner(page).getByRole('button', { name: 'Accepter tout' }).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => readKept(page, 'cookie-preferences')).toBe(ALL);
});

test('the choice can be changed from every page', async ({ page }) => {
  await page.goto('/relance');
  await banner(page).getByRole('button', { name: 'Accepter tout' }).click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' }).click();
  const dialog = customDialog(page);
  await expect(dialog.getByRole('switch', { name: 'Marketing' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Refuser' }).click();
  await expect(dialog).toBeHidden();
});

test('on a phone, the first visit leaves in sight what the home page is for', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await expect(page.getByRole('complementary', { name: 'Nouvelle version' })).toBeVisible();
  const { y: top } = await requireBox(banner(page));
  for (const action of [
    page.getByRole('link', { name: 'Créer une facture' }),
    page.getByRole('button', { name: 'Reprendre un document' }),
  ]) {
    const { y, height } = await requireBox(action);
    expect(y + height).toBeLessThanOrEqual(top);
  }
  await expectAccessible(page);
});

test('the banner of the new version invites visitors until it is closed', async ({ page }) => {
  await page.goto('/relance');
  const notice = page.getByRole('complementary', { name: 'Nouvelle version' });
  await expect(notice.getByRole('link', { name: 'Créez un compte gratuit' })).toBeVisible();
  await expectAccessible(page, 'aside');
  await notice.getByRole('button', { name: 'Fermer' }).click();
  await expect(notice).toBeHidden();
  await expect.poll(() => readKept(page, 'newFeatureBannerDismissed')).toBe('true');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});

const ALL = JSON.stringify({ essential: true, analytics: true, marketing: true });

/** Stores the consent of a past visit. */
async function keepConsent(
  page: Page,
  { preferences, date }: { preferences: string; date: string },
) {
  await page.addInitScript(
    (kept) => {
      // Does not overwrite a later choice.
      if (localStorage.getItem('cookie-consent-date') !== null) return;
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    {
      'cookie-preferences': preferences,
      'cookie-consent-given': 'true',
      'cookie-consent-date': date,
    },
  );
}

/** Requests that require the visitor’s consent. */
function watchOptional(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (['/measures', '/config.json'].includes(pathname))
      asked.add(`${request.method()} ${pathname}`);
  });
  return asked;
}

/** Long enough for the first measure: the next press finalises the largest paint. */
async function visitForLong(page: Page, path?: string) {
  const untilRest = watchRest(page);
  if (path) await page.goto(path);
  else await page.reload();
  await waitForPage(page);
  const title = page.getByRole('heading', { level: 1 });
  // The first press fetches the measuring code.
  await title.click();
  await expectFetched(page, [/help-performance-/]);
  await untilRest();
  await title.click();
  await untilRest();
}
