import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { convertInvoiceToCredit, convertQuoteToInvoice, type Draft } from '#documents';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { expectFigure } from '../journey/expect-figure.ts';
import { showPayments } from '../journey/follow-up.ts';
import { issueDrafts, linkDrafts, paidTwelveEuros, twelveEuros } from '../journey/issue-drafts.ts';
import { test } from '../journey/journey.ts';
import { asAccount, makeAccount, openAccount, type TestAccount } from '../journey/make-account.ts';

test('one payment recorded on two devices is told when they meet, and given back', async ({
  page: office,
  openElsewhere,
  request,
}) => {
  test.slow();
  const account = await makeAccount(request);
  const [number = ''] = await issueDrafts(request, account, [twelveEuros]);
  await openAccount(office, account);
  const phone = await openElsewhere();
  await openAccount(phone, account);
  await phone.goto('/documents');
  await showPayments(phone, number);
  await phone.context().setOffline(true);
  await recordPayment(phone, '12,00');
  await office.goto('/documents');
  await showPayments(office, number);
  await recordPayment(office, '12,00');
  await expect(office.getByRole('list', { name: 'Documents' })).toContainText('Payée');
  await phone.context().setOffline(false);
  await expectPayments(request, account, 2);
  for (const device of [phone, office]) {
    await device.goto('/documents');
    await expect(concerns(device)).toContainText(/12,00.€ en trop/);
    await expect(device.getByRole('list', { name: 'Documents' })).toContainText(/12,00.€ à rendre/);
  }
  await expectAccessible(office);
  await office.goto('/dashboard?periode=2026');
  await expectFigure(office, 'Encaissé sur la période', /^24,00.€/);
  await office.getByRole('link', { name: /^Rendre 12,00.€/ }).click();

  await concerns(office).getByRole('button', { name: 'Voir les paiements' }).click();
  const dialog = office.getByRole('dialog', { name: 'Paiements' });
  await expect(dialog).toContainText(/12,00.€ à rendre au client/);
  await expect(dialog.getByRole('button', { name: 'Annuler ce paiement' })).toHaveCount(2);
  await dialog.getByLabel('Montant rendu').fill('15');
  await expect(dialog).toContainText(/devra de nouveau 3,00/);
  await dialog.getByLabel('Montant rendu').fill('12');
  await expectAccessible(office);
  await dialog.getByRole('button', { name: 'Enregistrer le remboursement' }).click();
  await expect(office.getByText('Remboursement enregistré')).toBeVisible();
  await expectPayments(request, account, 3);
  for (const device of [phone, office]) {
    await device.goto('/dashboard?periode=2026');
    await expectFigure(device, 'Encaissé sur la période', /^12,00.€/);
    await device.goto('/documents');
    await expect(device.getByRole('list', { name: 'Documents' })).toContainText('Payée');
    await expect(concerns(device)).toBeHidden();
  }

  // What is wrong in a refund is taken back like a payment.
  await office.goto('/documents');
  await showPayments(office, number);
  await expect(dialog).toContainText('rien ne reste à recevoir');
  await dialog.getByRole('button', { name: 'Annuler ce remboursement' }).click();
  await expect(dialog).toContainText(/12,00.€ à rendre au client/);
});

test('an avoir on a paid invoice says what is to be given back, and a quote that it is invoiced twice', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const stamp = { number: '', today: '2026-11-02' };
  const [first = '', quoted = ''] = await issueDrafts(request, account, [paidTwelveEuros, quote]);
  const origin = { ...quote, number: quoted };
  const avoir = convertInvoiceToCredit({ ...paidTwelveEuros, number: first }, stamp);
  const apart = [convertQuoteToInvoice(origin, stamp), convertQuoteToInvoice(origin, stamp)];
  const [, , last = ''] = await issueDrafts(request, account, [avoir, ...apart], 3);
  await linkDrafts(request, account, [
    ['document-1', 'document-3', 'credit'],
    ['document-2', 'document-4', 'invoice'],
    ['document-2', 'document-5', 'invoice'],
  ]);
  await openAccount(page, account);
  await page.goto('/documents');
  const items = concerns(page).getByRole('listitem');
  const owed = items.filter({ hasText: /à rendre, à cause de l’avoir/ });
  const twice = items.filter({ hasText: /facturé deux fois/ });
  await expect(owed).toContainText(/12,00.€ à rendre/);
  await expectAccessible(page);
  await twice.getByRole('button', { name: `Avoir sur la facture ${last}` }).click();
  const dialog = page.getByRole('dialog', { name: /Avoir/ });
  await expect(dialog).toContainText(last);
  await page.keyboard.press('Escape');
  await owed.getByRole('button', { name: 'Voir les paiements' }).click();
  await page.getByRole('button', { name: 'Enregistrer le remboursement' }).click();
  await expect(owed).toBeHidden();
  await expect(twice).toBeVisible();
});

function concerns(page: Page) {
  return page.getByRole('region', { name: 'À vérifier' });
}

/** The account has this many entries. */
async function expectPayments(request: APIRequestContext, account: TestAccount, count: number) {
  const headers = await asAccount(request, account);
  const read = async () => (await request.get('/rest/v1/payments?select=id', { headers })).json();
  await expect.poll(read).toHaveLength(count);
}

async function recordPayment(page: Page, amount: string) {
  const dialog = page.getByRole('dialog', { name: 'Paiements' });
  await expect(dialog.getByLabel('Montant reçu')).toHaveValue(amount);
  await dialog.getByRole('button', { name: 'Enregistrer le paiement' }).click();
  await expect(page.getByText('Paiement enregistré')).toBeVisible();
}

const quote: Draft = {
  ...twelveEuros,
  ...{ kind: 'devis', dueDate: '', validUntil: '2026-12-31' },
};
