import { expect } from 'playwright/test';
import { pagesAt } from '#content/pages.ts';
import { expectAccessible, expectNoOverflow } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { waitForPage } from '../journey/open-editor.ts';
import { listMainActions } from '../journey/screen/list-main-actions.ts';
import { walkMenu } from '../journey/walk-menu.ts';

const menus = (['guides', 'documents', 'tools'] as const)
  .filter((place) => pagesAt(place).length > 0)
  .map((place) => ({
    name: { guides: 'Guides', documents: 'Créer un document', tools: 'Outils' }[place],
    first: pagesAt(place)[0],
    count: pagesAt(place).length,
  }));

for (const { name, first, count } of menus) {
  test(`the menu « ${name} » is used by the keyboard alone`, { tag: '@core' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/relance');
    await waitForPage(page);
    const menu = await walkMenu(page.getByRole('banner').getByRole('button', { name }));
    await expect(menu).toHaveAccessibleName(name);
    await expect.poll(() => menu.getByRole('menuitem').count()).toBeGreaterThanOrEqual(count);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(first?.path ?? '/');
  });
}

test('the menu of the theme is used by the keyboard alone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/relance');
  await waitForPage(page);
  const button = page.getByRole('button', { name: 'Changer de thème' });
  const menu = await walkMenu(button);
  await expect(menu.getByRole('menuitemradio', { name: 'Clair' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitemradio', { name: 'Clair' })).toBeChecked();
});

test('a header of 360 px has room where the typeface does not come', async ({ page }) => {
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/faq', '/facture-tva']) {
    await page.goto(path);
    await waitForPage(page);
    await expectNoOverflow(page);
  }
});

test('the panel of small screens holds the same links, and Escape closes it', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/relance');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const panel = page.getByRole('dialog');
  for (const { name } of pagesAt('documents'))
    await expect(panel.getByRole('link', { name, exact: true })).toBeVisible();
  for (const { name, summary } of [...pagesAt('guides'), ...pagesAt('tools')])
    await expect(
      panel.getByRole('link', { name: `${name} ${summary ?? ''}`.trim(), exact: true }),
    ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await panel.getByRole('link', { name: 'Devis', exact: true }).click();
  await expect(page).toHaveURL('/devis');
  await expect(panel).toBeHidden();
});

test('the first screen of the panel holds what is done every day', { tag: '@core' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/relance');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const panel = page.getByRole('dialog');
  for (const name of [...pagesAt('documents').map((each) => each.name), ...OWN])
    await expect(panel.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  // A visitor has no clients to look up.
  await expect(panel.getByRole('link', { name: /Clients/ })).toHaveCount(0);
  await expectAccessible(page, '[role="dialog"]');
  await panel.getByRole('link', { name: 'Connexion' }).click();
  await expect(page).toHaveURL('/auth');
});

for (const { width, word } of [
  { width: 360, word: 'Nouveau' },
  { width: 1024, word: 'Créer un document' },
  { width: 1440, word: 'Créer un document' },
])
  test(`the header has one main action at ${width} px, which opens the six kinds`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/dossier');
    await waitForPage(page);
    const header = page.getByRole('banner');
    expect(await listMainActions(header)).toEqual([word]);
    await expectAccessible(page);
    await header.getByRole('button', { name: word }).click();
    for (const { name, path } of pagesAt('documents'))
      await expect(
        page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).first(),
      ).toHaveAttribute('href', path);
  });

for (const { path, actions } of [
  { path: '/', actions: ['Créer une facture'] },
  { path: '/devis', actions: ['Télécharger le PDF', 'Chercher au registre'] },
])
  test(`the header leaves the main action of ${path} to the page`, async ({ page }) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await waitForPage(page);
      expect(await listMainActions(page.getByRole('banner'))).toEqual([]);
      // A phone shows « PDF » in front of the name.
      const listOwn = async () =>
        (await listMainActions(page.getByRole('main'))).map((name) => name.replace(/^PDF/, ''));
      await expect.poll(async () => new Set(await listOwn())).toEqual(new Set(actions));
    }
  });

/** What a visitor has. */
const OWN = ['Mes documents', 'Connexion'];
