import { expect, type Locator } from 'playwright/test';
import { downloadPdf } from '../journey/download-file.ts';
import { expectAccessible, expectNoOverflow } from '../journey/expect-accessible.ts';
import { fillClient, fillInvoice, writeClient, writeSeller } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { describeLooks } from '../journey/looks.ts';
import {
  clientCard,
  clientName,
  expectNumber,
  field,
  openClient,
  openEditor,
  openSeller,
  sellerCard,
  sellerName,
  typeInto,
} from '../journey/open-editor.ts';

/** Paths under « seller » and « buyer » that each kind shows, in one press, then in two. */
const SELLER = ['kind', 'name', 'address.line1', 'address.country', 'address.postalCode'];
const CONTACT = ['phone', 'email', 'contactName', 'website'];
const MENTIONS = [
  ...['tradeName', 'naf', 'identifiers', 'insurance', 'mediator', 'franchiseBrand'],
  ...['isApprovedAssociationMember', 'isInLiquidation', 'isLesseeManager'],
  ...['vatGroup', 'taxRepresentative', 'size', 'electronicAddress'],
];
const COMPANY = ['legalForm', 'shareCapital', 'hasVariableCapital', 'siret', 'siren', 'registry'];
const TRADER = ['siret', 'siren', 'registry'];
const BUYER = ['kind', 'name', 'address.line1', 'address.country', 'address.postalCode'];
const PERSON = ['phone', 'email', 'contactName', 'customerCode'];
const BUSINESS = ['siren', 'siret', 'department', 'tradeName', 'routingCode', 'electronicAddress'];

const KINDS = [
  { path: '/facture-tva', tag: '@core', seller: [...COMPANY, ...MENTIONS], buyer: BUSINESS },
  { path: '/facture-auto-entrepreneur', seller: [...TRADER, ...MENTIONS], buyer: BUSINESS },
  { path: '/devis', seller: [...COMPANY, ...MENTIONS], buyer: BUSINESS },
  { path: '/avoir', seller: [...COMPANY, ...MENTIONS], buyer: BUSINESS },
  { path: '/recu', seller: [...TRADER, ...MENTIONS], buyer: [] },
  { path: '/quittance-loyer', tag: '@core', seller: [], buyer: null },
];

for (const { path, tag = [], seller, buyer } of KINDS)
  test(`${path}: one field a party at first, and each of the others in two presses`, {
    tag,
  }, async ({ page }) => {
    await openEditor(page, path);
    await expectInTwoPresses(sellerCard(page), 'seller', [...SELLER, ...CONTACT, ...seller]);
    if (buyer === null) return;
    const card = page.getByRole('region', { name: path === '/recu' ? 'Reçu de' : 'Client' });
    await expectInTwoPresses(card, 'buyer', [...BUYER, ...PERSON, ...buyer]);
  });

/** One press shows the fields, then another one those of each line that is closed. */
async function expectInTwoPresses(card: Locator, party: string, paths: readonly string[]) {
  expect(await listFields(card, party)).toEqual(['name']);
  await card.getByRole('button', { name: 'Saisir à la main' }).click();
  await expect.poll(() => listFields(card, party)).toContain('address.line1');
  const closed = card.locator('button[aria-expanded="false"]');
  while ((await closed.count()) > 0) {
    const before = await closed.count();
    await closed.first().click();
    await expect(closed).toHaveCount(before - 1);
  }
  await expect.poll(() => listFields(card, party)).toEqual(expect.arrayContaining([...paths]));
}

function listFields(card: Locator, party: string): Promise<string[]> {
  return card
    .locator(`[id^="field-${party}-"]:is(input, select, textarea, button)`)
    .evaluateAll(
      (controls, prefix) => controls.map(({ id }) => id.slice(prefix.length).replaceAll('-', '.')),
      `field-${party}-`,
    );
}

test('a name is of a consumer, one press makes it a business, and a number of itself', {
  tag: '@core',
}, async ({ page }) => {
  await openEditor(page);
  const card = clientCard(page);
  await typeInto(clientName(page), 'Camille Morel');
  await expect(card.getByText('Particulier', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'C’est un professionnel' }).click();
  await expect(card.getByText('Professionnel en France', { exact: true })).toBeVisible();
  await clientName(page).fill('DE 136 695 976');
  await expect(card.getByText('Professionnel UE', { exact: true })).toBeVisible();
  await clientName(page).fill('404833048');
  await expect(card.getByText('Professionnel en France', { exact: true })).toBeVisible();
  await writeClient(page, 'Camille Morel');
  await expect(field(card, 'Nature du client')).toHaveValue('business');
});

test('a number that lacks a digit is told once it is left, and none of it is lost by hand', async ({
  page,
}) => {
  await openEditor(page);
  await typeInto(sellerName(page), '732 829 32');
  await expect(sellerName(page)).not.toHaveAttribute('aria-invalid');
  await sellerName(page).blur();
  await expect(sellerName(page)).toHaveAccessibleDescription(/^Il manque un chiffre/);
  await openSeller(page);
  await expect(field(sellerCard(page), 'SIREN')).toHaveValue('73282932');
  await expect(sellerName(page)).toHaveValue('');
});

test('what was typed stays when its kind is said, and the focus on what says it', async ({
  page,
}) => {
  await openEditor(page);
  for (const typed of ['404833048', '1664']) {
    await clientName(page).fill('');
    await typeInto(clientName(page), typed);
    await page.getByRole('button', { name: 'C’est un particulier' }).press('Enter');
    await expect(clientName(page)).toHaveValue(typed);
    const back = clientCard(page).getByRole('button', { name: 'C’est un professionnel' });
    await expect(back).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(clientCard(page)).toContainText('Professionnel en France');
  }
});

test('an open card folds to three lines, and opens where the law points', async ({ page }) => {
  await openEditor(page);
  await fillClient(page);
  const card = clientCard(page);
  await card.getByRole('button', { name: 'Replier' }).click();
  await expect(card.getByRole('heading', { name: 'Cycles Garance SAS' })).toBeVisible();
  await expect(card.locator('p')).toHaveText([/^SIREN\s404/, '3 avenue Foch, 69006 Lyon']);
  await openClient(page);
  await field(card, 'Ville').fill('');
  await card.getByRole('button', { name: 'Replier' }).click();
  const missing = card.getByRole('list', { name: 'Il manque encore' });
  await missing.getByRole('button').click();
  await expect(field(card, 'Ville')).toBeFocused();
});

test('the next invoice knows its seller at once, and takes four gestures', {
  tag: '@core',
}, async ({ page }) => {
  await openEditor(page);
  await fillInvoice(page);
  await downloadPdf(page);
  const next = page.getByRole('region', { name: 'Et maintenant' });
  await next.getByRole('button', { name: 'Pour le même client' }).click();
  await expectNumber(page, 'F-2026-0002');
  await expect(sellerCard(page).getByRole('heading')).toHaveText('Menuiserie Lefèvre');
  await expect(clientCard(page).getByRole('heading')).toHaveText('Cycles Garance SAS');
  await typeInto(page.getByRole('combobox', { name: 'Désignation, ligne 1' }), 'quinc');
  await page.getByRole('option', { name: /^Quincaillerie/ }).click();
  const { text } = await downloadPdf(page);
  expect(text).not.toContain('BROUILLON');
});

describeLooks(() => {
  for (const path of ['/facture-tva', '/recu'])
    test(`${path}: the field, the fields and the card are accessible and fit`, async ({ page }) => {
      await openEditor(page, path);
      await sellerName(page).fill('732829320');
      await sellerName(page).blur();
      await expectAccessible(page);
      await writeSeller(page, '732829320');
      await expectAccessible(page);
      await sellerName(page).fill('Menuiserie Lefèvre');
      await sellerCard(page).getByRole('button', { name: 'Replier' }).click();
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
});
