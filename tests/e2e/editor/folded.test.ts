import { expect, type Locator, type Page, type Route } from 'playwright/test';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { countFetched } from '../journey/expect-fetched.ts';
import { test } from '../journey/journey.ts';
import {
  clickSheet,
  clientName,
  field,
  sellerCard,
  sellerName,
  sheet,
  waitForForm,
} from '../journey/open-editor.ts';
import { seedDevice } from '../journey/seed-device.ts';
import { watchRest } from '../journey/watch-rest.ts';

test('the focus waits for a part that is slow to come', async ({ page }) => {
  const release = await askTradeName(page);
  await passFrames(page, 60);
  await expect(sellerCard(page).locator(':focus')).toHaveCount(0);
  await release();
  await expect(field(sellerCard(page), 'Nom commercial')).toBeFocused();
});

for (const [how, go] of [
  ['a press', (name: Locator) => name.click()],
  ['a screen reader', (name: Locator) => name.focus()],
] as const)
  test(`who goes elsewhere meanwhile by ${how} is left there`, async ({ page }) => {
    const release = await askTradeName(page);
    const name = sellerName(page);
    await go(name);
    await release();
    await expect(field(sellerCard(page), 'Nom commercial')).toBeVisible();
    await passFrames(page, 5);
    await expect(name).toBeFocused();
  });

test.describe('when nothing comes ahead', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  });

  test('what a consumer is told is there without the engine', async ({ page }) => {
    await hold(page, /\/assets\/(engine|law)-/);
    await open(page, '/devis');
    await clientName(page).fill('Camille Morel');
    const section = page.locator('section').filter({ has: page.getByText(/^Exécution et/) });
    await expect(section.last().getByPlaceholder('Trois semaines après l’accord')).toBeVisible();
    await expect(section.last().locator('[aria-busy]')).toHaveCount(0);
  });

  test('an avoir that no document can fill brings nothing to fill it', async ({ page }) => {
    const quote = requireDraft(samples['devis-plombier']);
    await seedDevice(page, [{ id: 'quote', draft: quote }]);
    const untilRest = watchRest(page);
    await open(page, '/avoir');
    await field(page, 'Numéro de la facture').fill('F-2026-0007');
    await expect(sheet(page)).toContainText('F-2026-0007');
    await untilRest();
    expect(await countFetched(page, /\/assets\/credit-origin-fill-/)).toBe(0);
  });
});

async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForForm(page);
}

async function hold(page: Page, code: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isFree = false;
  await page.route(code, async (route) => {
    if (isFree) await route.continue();
    else held.push(route);
  });
  return async () => {
    isFree = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

function passFrames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++)
      await new Promise((done) => requestAnimationFrame(done));
  }, count);
}

/** Presses the trade name on the sheet; its field comes once the returned function is called. */
async function askTradeName(page: Page): Promise<() => Promise<void>> {
  const { seller, ...invoice } = requireDraft(samples.menuisier);
  const draft = { ...invoice, seller: { ...seller, tradeName: 'Lefèvre Bois' } };
  await seedDevice(page, [{ id: 'trade', draft, isUnissued: true }]);
  const release = await hold(page, /\/assets\/folded-/);
  await page.goto('/facture-tva?brouillon=trade');
  await clickSheet(page, /Lefèvre Bois/);
  await expect(sellerCard(page).locator('[aria-busy]')).toBeVisible();
  return release;
}
