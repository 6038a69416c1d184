import { expect, type Page } from 'playwright/test';
import { readCsv } from '#app/records/csv/read-csv.ts';
import { computeTotals, parseDraft } from '#documents';
import { download, openOutcome, readPdf } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { fillClient, fillCompanyCard, fillLine } from '../journey/fill-invoice.ts';
import { expectTitle, offer } from '../journey/follow-up.ts';
import { test } from '../journey/journey.ts';
import { makeAccount, openAccount } from '../journey/make-account.ts';
import { openEditor, waitForEditor } from '../journey/open-editor.ts';

test('the month of a freelancer: quote, deposit, balance, reminder, payment, avoir', {
  tag: '@core',
}, async ({ page, request }) => {
  test.slow();
  await openAccount(page, await makeAccount(request));
  await openEditor(page, '/devis');
  await fillCompanyCard(page);
  await fillClient(page);
  await page.getByRole('button', { name: 'Enregistrer ce client' }).click();
  await expect(page.getByRole('link', { name: 'Dans vos clients' })).toBeVisible();
  await fillLine(page, 1, { name: 'Conception et plans', quantity: '4', price: '250' });
  const quote = await issue(page);
  expect(quote.number).toBe('D-2026-0001');
  const outcome = await openOutcome(page);
  await outcome.getByRole('button', { name: /^Accepté\s\?$/ }).click();
  await expect(outcome).toContainText('Accepté · ');

  await offer(page, 'Créer une facture d’acompte');
  const asked = page.getByRole('dialog', { name: 'Facture d’acompte' });
  await asked.getByLabel('Acompte', { exact: true }).fill('30');
  await asked.getByRole('button', { name: 'Créer l’acompte' }).click();
  await expectTitle(page, 'Facture d’acompte');
  const deposit = await issue(page);
  expect(deposit).toMatchObject({ number: 'F-2026-0001', due: 36_000 });
  await recordPayment(page, deposit.number, { due: /360,00/, amount: '300' });
  await page.getByRole('button', { name: 'Créer le reçu' }).click();
  await expectTitle(page, 'Reçu');
  const receipt = await issue(page);
  expect(receipt.text).toMatch(/300,00/);
  expect(receipt.text).toMatch(/60,00/);
  await act(page, deposit.number, 'Paiements');
  const paid = page.getByRole('dialog', { name: 'Paiements' });
  await expect(paid).toContainText(/il reste 60,00/);
  await expect(paid.getByRole('link', { name: `Reçu d’acompte ${receipt.number}` })).toBeVisible();
  await expect(paid.getByRole('button', { name: 'Créer le reçu' })).toBeHidden();
  await expectAccessible(page);
  await pay(page, deposit.number, /60,00/);
  // The receipt of the first payment is made: one is left for the second.
  await act(page, deposit.number, 'Créer le reçu');
  await expectReceived(page, '60');

  await act(page, quote.number, 'Ouvrir');
  await waitForEditor(page);
  await offer(page, 'Créer la facture de solde');
  await expectTitle(page, 'Facture de solde');
  const balance = await issue(page);
  expect(balance).toMatchObject({ number: 'F-2026-0002', due: 84_000 });
  expect(balance.text).toContain(deposit.number);

  await act(page, balance.number, 'Relancer le client');
  await expect(page.getByLabel('Montant TTC à payer')).toHaveValue('840,00');
  // As if a month had gone by.
  await page.getByLabel('Date de la facture').fill('20/09/2026');
  await page.getByRole('textbox', { name: 'Échéance' }).fill('20/10/2026');
  const reminder = page.getByRole('region', { name: 'Votre relance' });
  await expect(reminder.getByRole('status')).toContainText(/840,00/);
  await recordPayment(page, balance.number, { due: /840,00/, amount: '500' });
  await act(page, balance.number, 'Relancer le client');
  await expect(page.getByLabel('Montant reçu 1')).toHaveValue('500,00');
  await expect(page.getByLabel('Montant TTC à payer')).toHaveValue('840,00');
  await pay(page, balance.number, /340,00/);
  await act(page, balance.number, 'Créer le reçu');
  const choice = page.getByRole('dialog', { name: /^Reçu sur la facture de solde/ });
  await choice.getByRole('radio', { name: /^340,00/ }).check();
  await expectAccessible(page);
  await choice.getByRole('button', { name: 'Créer le reçu' }).click();
  await expectReceived(page, '340');
  await act(page, balance.number, 'Faire un avoir');
  const given = page.getByRole('dialog', { name: /^Avoir sur la facture/ });
  await given.getByRole('radio', { name: /^Toute la facture/ }).check();
  await given.getByRole('combobox', { name: 'Motif' }).selectOption({ index: 1 });
  await given.getByRole('button', { name: 'Créer l’avoir' }).click();
  await expectTitle(page, 'Avoir');
  const credit = await issue(page);
  expect(credit.number).toBe('A-2026-0001');

  await page.goto('/documents');
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Vérifier l’intégrité' }).click();
  await expect(page.getByRole('dialog', { name: 'Tout est intact' })).toContainText(
    /^.*5 documents émis et 4 paiements/,
  );
  await expectAccessible(page);
  await page.goto('/dashboard');
  const figure = (label: string) =>
    page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');
  await expect(figure('Encaissé sur la période')).toContainText(/1\s200,00/);
  await expect(figure('À encaisser')).toHaveCount(0);
  const { bytes } = await download(page, () =>
    page.getByRole('button', { name: 'Livre des recettes' }).click(),
  );
  const { rows } = await readCsv(new Blob([new Uint8Array(bytes)]));
  const book = rows.slice(1);
  expect(book.map((row) => row[5]).sort()).toEqual(['300,00', '340,00', '500,00', '60,00']);
  await page.goto('/clients');
  await page.getByRole('link', { name: 'Cycles Garance SAS' }).click();
  await expect(page.getByText(balance.number)).toBeVisible();
});

/** Issues the document that is shown; its number, what it asks for, and its text. */
async function issue(page: Page) {
  await page.getByRole('button', { name: 'Émettre', exact: true }).first().click();
  const file = await download(page, () =>
    page.getByRole('button', { name: 'Émettre et télécharger' }).click(),
  );
  const { json, text } = await readPdf(file.name, file.bytes);
  const parsed = parseDraft(JSON.parse(json));
  if (!parsed.ok) throw new Error('The file holds no draft');
  const { payableAmount } = computeTotals(parsed.draft);
  return { number: parsed.draft.number, due: payableAmount, text };
}

async function pay(page: Page, number: string, due: RegExp) {
  await recordPayment(page, number, { due });
  await expect(rowOf(page, number)).toContainText('Payée');
}

/** Records what is due, or a part of it. */
async function recordPayment(
  page: Page,
  number: string,
  { due, amount }: { due: RegExp; amount?: string },
) {
  await act(page, number, 'Paiements');
  const dialog = page.getByRole('dialog', { name: 'Paiements' });
  await expect(dialog).toContainText(due);
  if (amount !== undefined) await dialog.getByLabel('Montant reçu').fill(amount);
  await dialog.getByRole('button', { name: 'Enregistrer le paiement' }).click();
  await expect(page.getByText('Paiement enregistré')).toBeVisible();
}

async function expectReceived(page: Page, amount: string) {
  await expect(page.getByRole('textbox', { name: 'Montant reçu' })).toHaveValue(amount);
}

/** An action of the list on a document. */
async function act(page: Page, number: string, action: string) {
  await page.goto('/documents');
  await page.getByRole('button', { name: new RegExp(`^Actions.*${number}`) }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

function rowOf(page: Page, number: string) {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByText(number, { exact: true }) })
    .last();
}
