import { expect, type Locator } from 'playwright/test';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { waitForPage } from '../journey/open-editor.ts';
import { requireBox } from '../journey/require-box.ts';
import { seedDevice } from '../journey/seed-device.ts';
import { watchRest } from '../journey/watch-rest.ts';
import { watchShifts } from '../journey/watch-shifts.ts';

const invoice = requireDraft(samples.menuisier);

test('« Créer une facture » asks whether with TVA, by touch and by keyboard', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await waitForPage(page);
  const call = page.getByRole('link', { name: 'Créer une facture' });
  await expect(call).toHaveAttribute('href', '/facture-tva');
  await call.click();
  await expect(page.getByRole('menuitem', { name: /^Avec TVA/ })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await call.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: /^Sans TVA/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/facture-auto-entrepreneur');
});

for (const width of [360, 1440]) {
  test(`who comes back finds the documents of the device, and nothing moves, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const numbers = ['F-2026-0005', 'F-2026-0004', 'F-2026-0003', 'F-2026-0002', 'F-2026-0001'];
    await seedDevice(page, [
      { id: 'begun', draft: { ...invoice, number: '' }, isUnissued: true },
      ...numbers.map((number) => ({ id: number, draft: { ...invoice, number } })),
    ]);
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    const readShifts = await watchShifts(page);
    const untilRest = watchRest(page);
    await page.goto('/');
    const own = page.getByRole('region', { name: 'Vos derniers documents' });
    await expect(own.getByRole('listitem')).toHaveCount(4);
    await expect(own.getByRole('listitem').first()).toContainText('Brouillon');
    const row = own.getByRole('link', { name: /F-2026-0005/ });
    for (const words of ['Cycles Garance SAS', '4\u202f707,00\u00a0€', 'Émise'])
      await expect(row).toContainText(words);
    await expect(own.getByRole('link', { name: 'Vos 6 documents' })).toBeVisible();
    await untilRest();
    expect(await readShifts()).toEqual([]);
    expect(sent).toEqual([]);
    await expectAccessible(page);
    await row.click();
    await expect(page).toHaveURL('/facture-tva?brouillon=F-2026-0005');
  });
}

test('one grid goes from the header to the footer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await waitForPage(page);
  const tiles = await requireBox(page.getByRole('region', { name: /^Quel document/ }));
  for (const part of [
    page.getByRole('banner').locator(':scope > div'),
    page.getByRole('main'),
    page.getByRole('contentinfo').locator(':scope > div'),
  ])
    expect(await readContentBox(part)).toEqual({ left: tiles.x, width: tiles.width });
});

test('on a phone, every document is there in little room', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const every = page.getByRole('region', { name: 'Tous les documents' });
  expect((await requireBox(every)).height).toBeLessThanOrEqual(960);
  const links = every.getByRole('link').filter({ visible: true });
  await expect(links).toHaveCount(await every.getByRole('link').count());
  for (const link of await links.all())
    expect((await requireBox(link)).height).toBeGreaterThanOrEqual(24);
  await expect(every.getByRole('link', { name: 'Facture d’acompte' }).first()).toBeVisible();
});

test('who comes for the first time fetches nothing for documents, and keeps none', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const untilRest = watchRest(page);
  await page.goto('/');
  await waitForPage(page);
  await untilRest();
  expect(asked.filter((url) => /own-documents|rest-of-dossier/.test(url))).toEqual([]);
  const databases = await page.evaluate(async () => (await indexedDB.databases()).length);
  expect(databases).toBe(0);
});

/** Without its padding. */
function readContentBox(part: Locator) {
  return part.evaluate((element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    const { left, width } = element.getBoundingClientRect();
    const [before, after] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)];
    return { left: left + before, width: width - before - after };
  });
}
