import { expect, type Page } from 'playwright/test';
import type {} from '#app/lib/timing/early-presses.ts'; // the globals of its script
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { downloadPdf } from '../journey/download-file.ts';
import { expectFetched } from '../journey/expect-fetched.ts';
import { fillClient, fillCompany } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import {
  cell,
  clientCard,
  clientName,
  expectClient,
  expectNumber,
  field,
  openAsleep,
  openEditor,
  waitForEditor,
  waitForPage,
} from '../journey/open-editor.ts';
import { seedDevice } from '../journey/seed-device.ts';
import { watchRest } from '../journey/watch-rest.ts';
import { watchShifts } from '../journey/watch-shifts.ts';

for (const path of ['/', '/facture-tva', '/facture-auto-entrepreneur']) {
  for (const width of [360, 1440]) {
    test(`${path} does not move while it loads, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const readShifts = await watchShifts(page);
      const untilRest = watchRest(page);
      await page.goto(path);
      await waitForPage(page);
      if (path !== '/') {
        await expect(page.getByRole('button', { name: /^Facture F-/ })).toBeVisible();
        // The engine redraws the sheet when it loads.
        await expectFetched(page, [/engine-/]);
      }
      await untilRest();
      expect(await readShifts()).toEqual([]);
    });
  }
}

for (const width of [360, 1024, 1280]) {
  test(`a draft that comes back does not move the page, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openEditor(page);
    await fillCompany(page);
    await fillClient(page);
    await expect(page.getByText('Brouillon enregistré', { exact: true })).toBeVisible();
    const readShifts = await watchShifts(page);
    const untilRest = watchRest(page);
    await page.reload();
    await expect(clientCard(page)).toContainText('Lyon');
    // The form is concealed while it is laid out.
    await expect(page.locator('[data-concealed]')).toHaveCount(0);
    await waitForPage(page);
    await untilRest();
    expect(await readShifts()).toEqual([]);
  });
}

test('what is typed before the page is alive is kept', { tag: '@core' }, async ({ page }) => {
  const wake = await openAsleep(page, '/facture-tva');
  await clientName(page).fill('Cycles Garance');
  await wake();
  await waitForEditor(page);
  await expectClient(page, 'Cycles Garance');
  await expect(page.getByRole('img', { name: /^Aperçu/ })).toContainText('Cycles Garance');
});

test('what is chosen before the page is alive is kept', async ({ page }) => {
  const wake = await openAsleep(page, '/facture-tva');
  const unit = cell(page, 'Unité', 1);
  await unit.selectOption('heure');
  await wake();
  await waitForEditor(page);
  await expect(unit).toHaveValue('HUR');
});

test('a page of tools keeps what is typed before it is alive, and what it kept before', async ({
  page,
}) => {
  await page.goto('/relance');
  await field(page, 'Nom du client').fill('Cycles Garance');
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain('Cycles Garance');
  const wake = await openAsleep(page, '/relance');
  await field(page, 'Numéro de la facture').fill('F-2026-0042');
  await wake();
  await expect(field(page, 'Nom du client')).toHaveValue('Cycles Garance');
  await expect(field(page, 'Numéro de la facture')).toHaveValue('F-2026-0042');
});

test('what is typed before the stored draft is shown is not written over it', async ({ page }) => {
  await seedDevice(page, [
    { id: 'mine', draft: requireDraft(samples.menuisier), isUnissued: true },
  ]);
  const wake = await openAsleep(page, '/facture-tva?brouillon=mine', /repair-stored.*\.js$/);
  await waitForPage(page);
  await clientName(page).fill('Atelier Nord');
  await expect(page.getByRole('img', { name: /^Aperçu/ })).toContainText('Atelier Nord');
  // Typed text is saved when its author leaves.
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await wake();
  await waitForEditor(page);
  await expectNumber(page, samples.menuisier.number);
  await expectClient(page, 'Cycles Garance SAS');
});

test('what is pressed before the page is alive is done once it is', { tag: '@core' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const wake = await openAsleep(page, '/facture-tva');
  const style = page.getByRole('heading', { name: /^Apparence/ }).getByRole('button');
  // An impatient user presses again.
  await style.click();
  await style.click();
  await page.getByRole('button', { name: 'Changer de thème' }).click();
  await wake();
  await expect(page.getByRole('menuitemradio', { name: 'Sombre' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(style).toHaveAttribute('aria-expanded', 'true');
});

test('a password that is sent before the page is alive never shows in the address', {
  tag: '@core',
}, async ({ page }) => {
  const wake = await openAsleep(page, '/auth');
  await field(page, 'Adresse e-mail').fill('noemie@exemple.fr');
  await field(page, 'Mot de passe').fill('Un secret de poche');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => (window.earlyPresses?.size ?? 0) > 0);
  await wake();
  await expect(page.getByText(/^Adresse e-mail ou mot de passe incorrect/)).toBeVisible();
  await expect(field(page, 'Mot de passe')).toHaveValue('Un secret de poche');
  expect(new URL(page.url()).search).toBe('');
});

test('a file that is asked for before the stored draft is shown holds that draft', {
  tag: '@core',
}, async ({ page }) => {
  await seedDevice(page, [
    { id: 'mine', draft: requireDraft(samples.menuisier), isUnissued: true },
  ]);
  const wake = await openAsleep(page, '/facture-tva?brouillon=mine');
  const saved = downloadPdf(page);
  await page.waitForFunction(() => (window.earlyPresses?.size ?? 0) > 0);
  await wake();
  expect((await saved).json).toContain(samples.menuisier.number);
});

test('the chosen theme is there from the first paint', { tag: '@core' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openEditor(page);
  await page.getByRole('button', { name: 'Changer de thème' }).click();
  await page.getByRole('menuitemradio', { name: 'Sombre' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await readBackground(page);
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      if (document.body) seen.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await waitForEditor(page);
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual(
    [dark],
  );
});

function readBackground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

test('a browser that is too old says what still works in it', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto('/articles/devis-conforme');
  await expect(page.getByRole('alert')).toContainText('Ce navigateur est trop ancien');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
