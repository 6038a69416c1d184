import { expect, type Page } from 'playwright/test';
import { computeTotals, type Draft, parseDraft, takeOptions } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import {
  downloadPdf,
  expectKept,
  openOutcome,
  readElement,
  showInMenu,
} from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { expectTitle, offer } from '../journey/follow-up.ts';
import { test } from '../journey/journey.ts';
import { describeLooks } from '../journey/looks.ts';
import { expectNumber, field, openDocument, waitForEditor } from '../journey/open-editor.ts';
import { type Seed, seedDevice } from '../journey/seed-device.ts';

const quote: Draft = { ...requireDraft(samples['devis-agence-web']), validUntil: '2099-12-31' };
const invoice = requireDraft(samples.menuisier);

test('a quote becomes two deposits and a balance, which make it to the cent', async ({ page }) => {
  await openSeeded(page, { id: 'quote', draft: quote, isUnissued: true });
  await downloadPdf(page);
  await offer(page, 'Créer une facture d’acompte');
  await page.getByRole('dialog').getByLabel('Acompte', { exact: true }).fill('30');
  await page.getByRole('button', { name: 'Créer l’acompte' }).click();
  await expectTitle(page, 'Facture d’acompte');
  const first = await downloadPdf(page);
  expect(first.text).toContain('D-2026-0031');
  expect(first.xml).toMatch(/<ram:TypeCode>386</);

  await offer(page, 'Créer une facture d’acompte');
  const dialog = page.getByRole('dialog', { name: 'Facture d’acompte' });
  await expect(dialog).toContainText(/Il reste/);
  await dialog.getByRole('radio', { name: 'Montant TTC' }).check();
  await dialog.getByLabel('Acompte', { exact: true }).fill('999999');
  await dialog.getByRole('button', { name: 'Créer l’acompte' }).click();
  await expect(dialog.getByText(/réduisez l’acompte/)).toBeVisible();
  await dialog.getByLabel('Acompte', { exact: true }).fill('1 234,56');
  await dialog.getByRole('button', { name: 'Créer l’acompte' }).click();
  await expect(dialog).toBeHidden();
  // The first deposit stays displayed until the second replaces it.
  await expect(page.getByRole('img', { name: /1\s234,56/ }).first()).toBeVisible();
  const second = await downloadPdf(page);

  await offer(page, 'Créer la facture de solde');
  await expectTitle(page, 'Facture de solde');
  const means = page.getByRole('combobox', { name: 'Moyen', exact: true });
  await expect(means).toHaveCount(2);
  await expect(means.first().getByRole('option', { name: 'Non précisé' })).toHaveCount(1);
  const final = await downloadPdf(page);
  await expectKept(page);
  const due = [first, second, final].map(({ xml }) =>
    toCents(readElement(xml, 'DuePayableAmount')),
  );
  const whole = computeTotals(takeOptions(quote)).taxInclusiveTotal;
  expect(due[1]).toBe(123_456);
  expect(due.reduce((sum, amount) => sum + amount, 0)).toBe(whole);
  expect(ratesOf(first.json, second.json, final.json)).toEqual(ratesOf(JSON.stringify(quote)));
  for (const { json } of [first, second]) expect(final.xml).toContain(numberOf(json));
  for (const { json } of [first, second]) expect(final.text).toContain(numberOf(json));

  await page.goto('/dossier');
  const under = page.getByRole('list', { name: 'Ce qui a suivi D-2026-0031' });
  await expect(under.getByRole('link')).toHaveCount(3);
  await expect(page.getByText('Facturé', { exact: true }).last()).toBeVisible();
});

test('a quote becomes an invoice, a receipt, then an avoir and the copy that replaces it', {
  tag: '@core',
}, async ({ page }) => {
  await openSeeded(page, { id: 'quote', draft: quote, isUnissued: true });
  await downloadPdf(page);
  const outcome = await openOutcome(page);
  await outcome.getByRole('button', { name: /^Accepté\s\?$/ }).click();
  await expect(outcome).toContainText('Accepté · ');
  await offer(page, 'Créer la facture');
  await expect(page.getByText(/^Issue du devis D-2026-0031/)).toBeVisible();
  await expectNumber(page, /^F-/);
  const bill = await downloadPdf(page);
  expect(bill.text).toContain('D-2026-0031');
  const number = numberOf(bill.json);
  const billAddress = page.url();

  await offer(page, 'Créer le reçu');
  await expect(page.getByText(`Issu de la facture ${number}`)).toBeVisible();
  await expectNumber(page, /^R-/);
  const receipt = await downloadPdf(page);
  expect(receipt.text).toContain(number);
  await page.getByRole('link', { name: `facture ${number}`, exact: false }).click();
  await expect(page).toHaveURL(billAddress);
  await page.reload();
  await expect(page.getByText(/^Issue du devis D-2026-0031/)).toBeVisible();
  await expect(page.getByText(/^Suivie par reçu R-/)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const one of [
    page.getByText('Document enregistré', { exact: true }),
    page.getByRole('button', { name: 'Changer de type' }),
    page.getByText(/^Suivie par/),
  ])
    await expect.poll(async () => (await one.boundingBox())?.height).toBeLessThan(32);

  await offer(page, 'Corriger la facture');
  const dialog = page.getByRole('dialog', { name: `Corriger la facture ${number}` });
  await dialog.getByRole('button', { name: 'Préparer la correction' }).click();
  await expect(page.getByText(`Issu de la facture ${number}`)).toBeVisible();
  await expectNumber(page, /^A-/);
  const credit = await downloadPdf(page);
  expect(readElement(credit.xml, 'GrandTotalAmount')).toBe(
    readElement(bill.xml, 'GrandTotalAmount'),
  );
  expect(credit.xml).toMatch(
    new RegExp(`<ram:InvoiceReferencedDocument>\\s*<ram:IssuerAssignedID>${number}<`),
  );
  expect(credit.text).toContain(number);
  await page.getByRole('button', { name: /^Passer à la facture/ }).click();
  await expect(page.getByText(`Issue de la facture ${number}`)).toBeVisible();
  await expectNumber(page, /^F-.*2$/);
  const copy = await downloadPdf(page);
  expect(readElement(copy.xml, 'GrandTotalAmount')).toBe(readElement(bill.xml, 'GrandTotalAmount'));
  expect(numberOf(copy.json)).not.toBe(number);
  await expectKept(page);

  await page.goto('/dossier');
  await expect(page.getByText('Annulée par avoir').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('Facturé', { exact: true }).filter({ visible: true })).toHaveCount(2);
});

test('an avoir gives back some lines, never more than what is left', async ({ page }) => {
  await openSeeded(page, { id: 'invoice', draft: invoice, isUnissued: true });
  await downloadPdf(page);
  await offer(page, 'Faire un avoir');
  const dialog = page.getByRole('dialog', { name: /^Avoir sur la facture/ });
  await dialog.getByRole('radio', { name: /^Certaines lignes/ }).check();
  await dialog.getByRole('button', { name: 'Créer l’avoir' }).click();
  await expect(dialog.getByText(/^Indiquez la quantité/)).toBeVisible();
  await dialog.getByLabel(/^Pose et réglages/).fill('15');
  await expect(dialog.getByText(/il reste 14 à rendre/)).toBeVisible();
  await dialog.getByLabel(/^Pose et réglages/).fill('4');
  await dialog.getByRole('button', { name: 'Créer l’avoir' }).click();
  await expect(dialog.getByText('Choisissez le motif de l’avoir.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Motif' }).selectOption('Retour de marchandises');
  await dialog.getByRole('button', { name: 'Créer l’avoir' }).click();
  await expect(page).toHaveURL(/\/avoir\?/);
  await expect(page.getByText(/^Issu de la facture F-2026-0042/)).toBeVisible();
  await downloadPdf(page);
  await expectKept(page);

  await page.goto('/dossier');
  await page.getByRole('button', { name: /^Actions.*facture F-2026-0042/ }).click();
  await page.getByRole('menuitem', { name: 'Faire un avoir' }).click();
  await expect(dialog.getByRole('radio', { name: /^Toute la facture/ })).toHaveCount(0);
  await expect(dialog.getByText('Reste 10')).toBeVisible();
  await dialog.getByRole('radio', { name: /^Tout ce qui reste/ }).check();
  await dialog.getByRole('combobox', { name: 'Motif' }).selectOption('Retour de marchandises');
  await dialog.getByRole('button', { name: 'Créer l’avoir' }).click();
  await expect(page).toHaveURL(/\/avoir\?/);
  await downloadPdf(page);
  await expectKept(page);
  await page.goto('/dossier');
  await expect(page.getByText('Annulée par avoir').filter({ visible: true })).toHaveCount(1);
});

test('an issued invoice is not changed in silence', { tag: '@core' }, async ({ page }) => {
  await openSeeded(page, { id: 'invoice', draft: invoice, isUnissued: true });
  await downloadPdf(page);
  const banner = page.getByRole('region', { name: 'Facture déjà émise' });
  await expect(banner).toBeHidden();
  await expectKept(page);
  await field(page, 'Date d’émission').fill('19/11/2026');
  await expect(banner).toBeVisible();
  await expect(page.getByText('Document enregistré', { exact: true })).toBeVisible();
  await page.reload();
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Revenir à la facture émise' }).click();
  await expect(banner).toBeHidden();
  await openDocument(page);
  await expect(field(page, 'Date d’émission')).toHaveValue('20/11/2026');

  await field(page, 'Date d’émission').fill('19/11/2026');
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
  const dialog = page.getByRole('dialog', { name: /a déjà été émise$/ });
  await dialog.getByRole('button', { name: 'Corriger' }).click();
  await page.getByRole('radio', { name: /^Une facture rectificative/ }).check();
  await page.getByRole('button', { name: 'Préparer la correction' }).click();
  await expectTitle(page, 'Facture rectificative');
  const { xml, text } = await downloadPdf(page);
  expect(xml).toMatch(/<ram:TypeCode>384</);
  expect(text).toContain('F-2026-0042');
  await page.goto('/facture-tva?brouillon=invoice');
  await waitForEditor(page);
  await expect(field(page, 'Date d’émission')).toHaveValue('20/11/2026');
});

test('an invoice that nobody received is downloaded again under its number', async ({ page }) => {
  await openSeeded(page, { id: 'invoice', draft: invoice, isUnissued: true });
  await downloadPdf(page);
  await field(page, 'Date d’émission').fill('19/11/2026');
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
  const again = await downloadPdf(page, {
    press: () => page.getByRole('button', { name: 'Il ne l’a pas reçue, télécharger' }).click(),
  });
  expect(numberOf(again.json)).toBe('F-2026-0042');
  await expect(page.getByRole('region', { name: 'Facture déjà émise' })).toBeHidden();
});

test('a quittance goes on to the next month', async ({ page }) => {
  const rent = requireDraft(samples['quittance-appartement']);
  await openSeeded(page, { id: 'rent', draft: rent, isUnissued: true });
  await downloadPdf(page);
  await offer(page, 'Faire le mois suivant');
  await expect(page.getByText(/^Issu de la quittance de loyer Q-2026-0010/)).toBeVisible();
  await expectNumber(page, /^Q-2026-(?!0010)/);
  const { json } = await downloadPdf(page);
  expect(JSON.parse(json).supply).toMatchObject({ start: '2026-11-01', end: '2026-11-30' });
});

test('an invoice of a quarter goes on to the next, and what did not follow is said', async ({
  page,
}) => {
  const supply = { start: '2026-10-01', end: '2026-12-31' };
  const quarter = { ...invoice, supply, subject: 'Abonnement T4 2026, visite de novembre' };
  await openSeeded(page, { id: 'invoice', draft: quarter, isUnissued: true });
  await downloadPdf(page);
  await offer(page, 'Faire le mois suivant');
  await expect(page.getByText('Laissé tel quel')).toContainText('novembre');
  const { json } = await downloadPdf(page);
  expect(JSON.parse(json)).toMatchObject({
    subject: 'Abonnement T1 2027, visite de novembre',
    supply: { start: '2027-01-01', end: '2027-03-31' },
  });
});

test('a deleted document leaves its name to those that come from it', async ({ page }) => {
  await seedDevice(page, [
    { id: 'quote', draft: quote },
    { id: 'bill', draft: { ...invoice, number: 'F-2026-0101' }, from: ['quote', 'invoice'] },
  ]);
  await page.goto('/dossier');
  await page.getByRole('button', { name: /^Actions.*devis D-2026-0031/ }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await page.getByRole('link', { name: 'F-2026-0101' }).click();
  await expect(page.getByText('Issue du devis D-2026-0031 (supprimé)')).toBeVisible();
});

test('what another tab makes of a document shows on it', async ({ context, page }) => {
  await openSeeded(page, { id: 'invoice', draft: invoice, isUnissued: true });
  await downloadPdf(page);
  await expectKept(page);
  const other = await context.newPage();
  await other.goto('/dossier');
  await other.getByRole('button', { name: /^Actions.*facture F-2026-0042/ }).click();
  await other.getByRole('menuitem', { name: 'Créer le reçu' }).click();
  await expect(other).toHaveURL(/\/recu\?/);
  await expect(page.getByText(/^Suivie par reçu R-/)).toBeVisible();
});

describeLooks(() => {
  test('links and offers are accessible', async ({ page }) => {
    test.slow();
    await seedDevice(page, [
      { id: 'bill', draft: invoice, from: ['quote', 'invoice'] },
      { id: 'quote', draft: quote },
    ]);
    await page.goto('/facture-tva?brouillon=bill');
    await waitForEditor(page);
    await expect(page.getByText(/^Issue du devis D-2026-0031/)).toBeVisible();
    const receipt = await showInMenu(page, 'Créer le reçu');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(receipt).toBeHidden();
    await field(page, 'Date d’émission').fill('19/11/2026');
    await expect(page.getByRole('region', { name: 'Facture déjà émise' })).toBeVisible();
    await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
    await expect(page.getByRole('dialog', { name: /a déjà été émise$/ })).toBeVisible();
    await expectAccessible(page);
  });
});

async function openSeeded(page: Page, seed: Seed) {
  await seedDevice(page, [seed]);
  await page.goto(`/${seed.draft.kind}?brouillon=${seed.id}`);
  await waitForEditor(page);
  await expectNumber(page, seed.draft.number);
}

function toCents(amount: string | undefined): number {
  return Math.round(Number(amount) * 100);
}

function numberOf(json: string): string {
  return JSON.parse(json).number;
}

/** Amounts with tax by rate over several documents, in cents, less deducted deposits. */
function ratesOf(...texts: string[]): Record<string, number> {
  const rates: Record<string, number> = {};
  for (const text of texts) {
    const parsed = parseDraft(JSON.parse(text));
    if (!parsed.ok) throw new Error('The file holds no draft');
    for (const { rate, taxInclusiveAmount } of computeTotals(takeOptions(parsed.draft))
      .vatBreakdown)
      rates[rate] = (rates[rate] ?? 0) + taxInclusiveAmount;
    for (const { rate, taxableAmount, vatAmount } of parsed.draft.prepayments.flatMap(
      ({ vat = [] }) => vat,
    )) {
      const key = String(toCents(rate));
      rates[key] = (rates[key] ?? 0) - toCents(taxableAmount) - toCents(vatAmount);
    }
  }
  return rates;
}
