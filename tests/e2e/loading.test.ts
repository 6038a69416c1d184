import { expect, type Page, type Route, test } from 'playwright/test';
import { fillClient, fillCompany } from './fill-invoice.ts';
import { clientCard, field, openEditor, waitForEditor } from './open-editor.ts';

for (const path of ['/', '/facture-tva', '/facture-auto-entrepreneur']) {
  for (const width of [360, 1440]) {
    test(`${path} does not move while it loads, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      await page.goto(path);
      if (path !== '/') await waitForEditor(page);
      await page.waitForLoadState('networkidle');
      expect(await readShifts(page)).toBe(0);
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
    await watchShifts(page);
    await page.reload();
    await expect(field(clientCard(page), 'Ville')).toHaveValue('Lyon');
    await page.waitForLoadState('networkidle');
    expect(await readShifts(page)).toBe(0);
  });
}

test('what is typed before the page is alive is kept', async ({ page }) => {
  const held: Route[] = [];
  let isTyped = false;
  await page.route(/\.js$/, async (route) => {
    if (isTyped) await route.continue();
    else held.push(route);
  });
  await page.goto('/facture-tva', { waitUntil: 'commit' });
  await field(clientCard(page), 'Nom ou dénomination').fill('Cycles Garance');
  isTyped = true;
  await Promise.all(held.map((route) => route.continue()));
  await waitForEditor(page);
  await expect(field(clientCard(page), 'Nom ou dénomination')).toHaveValue('Cycles Garance');
  await expect(page.getByRole('img', { name: /^Aperçu/ })).toContainText('Cycles Garance');
});

test('the chosen theme is there from the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openEditor(page);
  await page.getByRole('button', { name: 'Changer de thème' }).click();
  await page.getByRole('menuitemradio', { name: 'Sombre' }).click();
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

/** Sums what moves without having been asked for, as browsers measure it. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.total += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function readShifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
}

function readBackground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}
