import { expect, type Locator, type Page } from 'playwright/test';
import { buildUbl } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { chooseFiles } from '../journey/choose-files.ts';
import { expectNoOverflow } from '../journey/expect-accessible.ts';
import { showPayments } from '../journey/follow-up.ts';
import { issueDrafts, twelveEuros } from '../journey/issue-drafts.ts';
import { test } from '../journey/journey.ts';
import { makeAccount, openAccount } from '../journey/make-account.ts';
import { waitForForm, waitForPage } from '../journey/open-editor.ts';
import { requireBox } from '../journey/require-box.ts';
import { seedDevice } from '../journey/seed-device.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

test('one long word in a name widens neither a page of an account nor a dialog', async ({
  page,
  request,
}) => {
  test.slow();
  const account = await makeAccount(request);
  const [number = ''] = await issueDrafts(request, account, [long]);
  // Phones have the account menu elsewhere.
  await page.setViewportSize(desk);
  await openAccount(page, account);
  await page.setViewportSize(phone);
  await page.goto('/documents');
  const found = page.getByRole('heading', { name: /^Créer votre entreprise et 1 client/ });
  await expect(found).toBeVisible();
  await expectNoOverflow(page);
  await showPayments(page, number);
  await expectInWindow(page, 'Paiements');
  await page.getByRole('button', { name: new RegExp(`^Actions.*${number}$`) }).click();
  await page.getByRole('menuitem', { name: 'Marquer payée' }).click();
  await expectInWindow(page, /payée/);
  await page.getByRole('button', { name: 'Créer 2 fiches' }).click();
  await expect(page.getByText(/^2 fiches créées/)).toBeVisible();
  for (const path of ['/dashboard?periode=2026', '/clients', '/companies', '/facture-tva']) {
    await page.goto(path);
    await waitForPage(page);
    if (path !== '/facture-tva')
      await expect(page.getByText(/Donaudampf|Rindfleisch/).first()).toBeVisible();
    await expectNoOverflow(page);
  }
  await page.goto('/clients');
  await page.getByRole('link', { name: CLIENT }).click();
  await expect(page.getByRole('heading', { name: 'Solde et historique' })).toBeVisible();
  await expectNoOverflow(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('one long word in a name widens no page of a device', async ({ page }) => {
    await seedDevice(page, [
      { id: 'issued', draft: { ...long, number: 'F-2026-0001' } },
      { id: 'begun', draft: { ...long, number: 'F-2026-0002' }, isUnissued: true },
    ]);
    for (const path of ['/', '/dossier', '/relance', '/facture-tva?brouillon=issued']) {
      await page.goto(path);
      await waitForForm(page);
      if (path !== '/relance')
        await expect(page.getByText(CLIENT).locator('visible=true').first()).toBeVisible();
      await expectNoOverflow(page);
    }
    await page.getByRole('region', { name: 'Et maintenant' }).getByRole('button').first().tap();
    await expectNoOverflow(page);
    await page.goto('/lire-facture-electronique');
    await waitForPage(page);
    const buffer = Buffer.from(buildUbl({ ...long, number: `F-${'2026'.repeat(6)}` }) ?? '');
    const opener = page.getByRole('button', { name: /^Choisir des fichiers/ });
    await chooseFiles(page, () => opener.click(), [
      { name: `${MAIL}.xml`, mimeType: 'application/xml', buffer },
    ]);
    await expect(page.getByText(CLIENT).first()).toBeVisible();
    await expectNoOverflow(page);
  });
});

test('an amount is whole beside its currency, in the list and in its payment', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const priced = (unitPrice: string, currency: string, quantity = '1') => ({
    ...{ ...twelveEuros, currency },
    lines: twelveEuros.lines.map((line) => ({ ...line, unitPrice, quantity, vatRate: '0' })),
  });
  const drafts = [priced('399.96', 'CHF'), priced('987653856.17', 'USD', '100')];
  const [number = ''] = await issueDrafts(request, account, drafts.map(requireDraft));
  await page.setViewportSize(desk);
  await openAccount(page, account);
  await page.goto('/documents');
  const list = page.getByRole('list', { name: 'Documents' });
  const amount = list.getByText(/^98\s765\s385\s617,00\sUSD$/).locator('visible=true');
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ ...desk, width });
    await expect.poll(() => roomAfter(amount)).toBeGreaterThanOrEqual(8);
  }
  await showPayments(page, number);
  const paid = page.getByRole('dialog').getByLabel('Montant reçu');
  await expect(paid).toHaveValue('399,96');
  const unit = page.getByRole('dialog').getByText('CHF', { exact: true });
  const padding = await paid.evaluate((input) =>
    Number.parseFloat(getComputedStyle(input).paddingRight),
  );
  const { x, width } = await requireBox(paid);
  expect(x + width - padding).toBeLessThanOrEqual((await requireBox(unit)).x - 4);
});

/** From the end of the text of an amount to the badge that follows. */
function roomAfter(amount: Locator): Promise<number> {
  return amount.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const next = element.nextElementSibling?.firstElementChild?.getBoundingClientRect().left ?? 0;
    return next - text.getBoundingClientRect().right;
  });
}

async function expectInWindow(page: Page, name: string | RegExp) {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expectNoOverflow(page);
  expect((await requireBox(dialog)).width).toBeLessThanOrEqual(phone.width);
  const scrolled = dialog.locator('.overflow-y-auto').first();
  expect(await scrolled.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(
    0,
  );
  await dialog.getByRole('button', { name: 'Fermer' }).first().click();
  await expect(dialog).toBeHidden();
}

/** 90 letters. */
const CLIENT = `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft${'en'.repeat(5)}`;
const SELLER = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzgesellschaft';
const MAIL = `${'buchhaltung'.repeat(4)}@beispiel.example`;

const long = requireDraft({
  ...twelveEuros,
  ...{ dueDate: '2026-11-05', subject: 'Wartung'.repeat(12) },
  seller: { ...samples.menuisier.seller, name: SELLER, email: MAIL },
  buyer: { ...samples.menuisier.buyer, name: CLIENT, email: MAIL },
});
