import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { showPayments } from '../journey/follow-up.ts';
import { issueDrafts, twelveEuros } from '../journey/issue-drafts.ts';
import { test } from '../journey/journey.ts';
import { asAccount, makeAccount, openAccount } from '../journey/make-account.ts';

test('what a client is owed is on the follow-up and at the client, and is settled from two devices', async ({
  page: office,
  openElsewhere,
  request,
}) => {
  const account = await makeAccount(request);
  const headers = await asAccount(request, account);
  const id = randomUUID();
  const client = { id, name: twelveEuros.buyer.name };
  const added = await request.post('/rest/v1/clients', { headers, data: client });
  expect(added.status(), await added.text()).toBe(201);
  const [first = '', second = ''] = await issueDrafts(request, account, [twelveEuros, twelveEuros]);
  const theirs = { headers, data: { client_id: id } };
  const named = await request.patch('/rest/v1/documents?document_type=like.facture*', theirs);
  expect(named.status(), await named.text()).toBe(204);
  await openAccount(office, account);
  const phone = await openElsewhere();
  await openAccount(phone, account);
  await phone.setViewportSize({ width: 360, height: 780 });
  await office.goto('/documents');
  await showPayments(office, first);
  const payments = office.getByRole('dialog', { name: 'Paiements' });
  await payments.getByLabel('Montant reçu').fill('20');
  await payments.getByRole('button', { name: 'Enregistrer le paiement' }).click();

  await office.goto('/dashboard');
  await expect(owed(office)).toContainText(/8,00.€/);
  await expectAccessible(office);
  await phone.goto('/dashboard');
  await expect(owed(phone)).toContainText(new RegExp(`Trop-perçu de la facture ${first}`));
  await expectAccessible(phone);
  await owed(phone)
    .getByRole('button', { name: /^Imputer/ })
    .click();
  const setOff = phone.getByRole('dialog', { name: 'Imputer un crédit' });
  await setOff.getByLabel(`Facture ${second}`).fill('5');
  await setOff.getByRole('button', { name: 'Imputer', exact: true }).click();
  await expect(owed(phone)).toContainText(new RegExp(`imputation de 5,00.€ sur ${second}`));

  await office.goto('/documents');
  await expect(office.getByRole('list', { name: 'Documents', exact: true })).toContainText(
    new RegExp(`Imputation de 5,00.€.: ${first}`),
  );
  await office.goto('/dashboard');
  await expect(owed(office)).toContainText(/sur 8,00.€.: imputation de 5,00.€/);
  await owed(office).getByRole('link', { name: client.name }).click();
  const credits = office.getByRole('region', { name: 'Crédits de ce client' });
  await expect(credits).toContainText(/3,00.€/);
  await expectAccessible(office);
  await credits.getByRole('button', { name: /^Rembourser/ }).click();
  const payBack = office.getByRole('dialog', { name: 'Rembourser le client' });
  await expect(payBack.getByLabel('Montant rendu')).toHaveValue('3,00');
  await payBack.getByRole('button', { name: 'Enregistrer le remboursement' }).click();
  await expect(credits).toHaveCount(0);
  await phone.goto('/dashboard');
  await expect(phone.getByRole('region', { name: 'Qui vous doit quoi' })).toContainText(/7,00.€/);
  await expect(owed(phone)).toHaveCount(0);
});

function owed(page: Page) {
  return page.getByRole('region', { name: 'Ce que vous devez à vos clients' });
}
