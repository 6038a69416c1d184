import { expect, type Locator, type Page } from 'playwright/test';
import { expectAccessible, expectNoOverflow } from '../journey/expect-accessible.ts';
import { fillClient } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { makeAccount, openAccount } from '../journey/make-account.ts';
import {
  clientName,
  field,
  openEditor,
  openSection,
  openSeller,
  sellerCard,
} from '../journey/open-editor.ts';
import { requireBox } from '../journey/require-box.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('the buttons of a dialog stay in its frame, and its field has the focus', async ({
  page,
  request,
}) => {
  // Phones have the account menu elsewhere.
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAccount(page, await makeAccount(request));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Supprimer mon compte…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer mon compte' });
  await expect(dialog.getByLabel('Mot de passe', { exact: true })).toBeFocused();
  await expectInside(dialog);
  await expectAccessible(page, '[role="dialog"]');
});

test('cells are pasted where the focus is', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Coller depuis un tableur' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Coller depuis un tableur' });
  await expect(dialog.getByLabel('Cellules copiées')).toBeFocused();
  await expectInside(dialog);
});

test('a long action leaves room to the words of its message', async ({ page }) => {
  await openEditor(page, '/facture-auto-entrepreneur');
  await fillClient(page);
  await expect(page.getByText('Brouillon enregistré', { exact: true })).toBeVisible();
  await openEditor(page, '/facture-auto-entrepreneur');
  const words = page.locator('[data-sonner-toast] [data-content]');
  await expect(words).toContainText('Votre dernier brouillon est là.');
  await expect(page.getByRole('button', { name: /^Commencer une facture/ })).toBeVisible();
  expect((await requireBox(words)).width).toBeGreaterThanOrEqual(160);
  await expectNoOverflow(page);
});

test('a message is as wide as its words, in the middle of the window', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Autres actions' }).tap();
  await page.getByRole('menuitem', { name: /^Télécharger le brouillon/ }).tap();
  const message = page.locator('[data-sonner-toast]').first();
  await expect(message).toBeVisible();
  // The message slides in.
  await expect(async () => {
    const { x, width } = await requireBox(message);
    expect(width).toBeLessThan(328);
    expect(Math.abs(x + width / 2 - 180)).toBeLessThanOrEqual(1);
    // No taller than its words, a line each, with their padding and border.
    expect((await requireBox(message.locator('[data-title]'))).height).toBe(24);
    expect((await requireBox(message.locator('[data-description]'))).height).toBe(21);
    expect((await requireBox(message)).height).toBe(24 + 21 + 26);
  }).toPass({ timeout: 15_000 });
  await expectNoOverflow(page);
});

for (const path of ['/facture-tva', '/devis', '/avoir', '/recu', '/quittance-loyer'])
  test(`no hint of ${path} is cut, whatever is open`, async ({ page }) => {
    await openEditor(page, path);
    await openEverything(page);
    expect(await listCutHints(page)).toEqual([]);
  });

/** Unfolds everything, including what unfolding reveals. */
async function openEverything(page: Page) {
  const folded = page.locator('main :is(h2, h3) button[aria-expanded="false"]:visible');
  await expect(async () => {
    await folded.evaluateAll((buttons) => {
      for (const button of buttons as HTMLElement[]) button.click();
    });
    await expect(folded).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 15_000 });
}

/** Placeholders too long for their field. */
function listCutHints(page: Page): Promise<string[]> {
  return page.locator('main input[placeholder]:visible').evaluateAll((inputs) => {
    const ruler = document.createElement('canvas').getContext('2d');
    return (inputs as HTMLInputElement[]).flatMap((input) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      const room =
        input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (ruler) ruler.font = font;
      const width = ruler?.measureText(input.placeholder).width ?? 0;
      return width > room ? [`${input.placeholder} (${Math.round(width)} > ${room})`] : [];
    });
  });
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const [path, title] of [
    ['/facture-tva', /^Apparence/],
    ['/recu', /^Signature/],
  ] as const)
    test(`the pad of a signature of ${path} stays in its card`, async ({ page }) => {
      await openEditor(page, path);
      await openSection(page, title);
      await expect(page.getByRole('button', { name: 'Utiliser cette signature' })).toBeVisible();
      await expectNoOverflow(page);
    });

  test('no title of the form is cut', { tag: '@core' }, async ({ page }) => {
    await openEditor(page);
    await openSeller(page);
    await field(sellerCard(page), 'SIRET').fill('732 829 320 00074');
    await clientName(page).fill('Cycles Garance');
    await expect(page.getByRole('button', { name: /^Autres mentions de votre/ })).toBeVisible();
    const cut = await page.locator('h1, h2, h3').evaluateAll((titles) =>
      titles
        .filter((title) => title.getClientRects().length > 0)
        .filter((title) => title.getBoundingClientRect().right > window.innerWidth)
        .map((title) => title.textContent),
    );
    expect(cut).toEqual([]);
    const words = page.getByText('Autres mentions de votre activité', { exact: true });
    expect(await rightOf(words)).toBeLessThanOrEqual(await rightOf(sellerCard(page)));
    await expectNoOverflow(page);
  });
});

async function rightOf(target: Locator): Promise<number> {
  const { x, width } = await requireBox(target);
  return x + width;
}

/** Retries while the dialog is opening. */
async function expectInside(dialog: Locator) {
  await expect(() => lookInside(dialog)).toPass({ timeout: 15_000 });
}

async function lookInside(dialog: Locator) {
  const frame = await requireBox(dialog);
  for (const button of await dialog.getByRole('button').all()) {
    const box = await button.boundingBox();
    if (!box) continue;
    const name = await button.textContent();
    expect(box.x, name ?? '').toBeGreaterThanOrEqual(frame.x);
    expect(box.x + box.width, name ?? '').toBeLessThanOrEqual(frame.x + frame.width);
    expect(box.y + box.height, name ?? '').toBeLessThanOrEqual(frame.y + frame.height + 1);
    expect(await isClipped(button), `${name} is cut`).toBe(false);
  }
}

function isClipped(button: Locator): Promise<boolean> {
  return button.evaluate(
    (element) =>
      element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
  );
}
