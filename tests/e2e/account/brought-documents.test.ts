import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { twelveEuros } from '../journey/issue-drafts.ts';
import { test } from '../journey/journey.ts';
import { asAccount, makeAccount, signIn } from '../journey/make-account.ts';
import { seedDevice } from '../journey/seed-device.ts';

const { seller, buyer } = twelveEuros;
const zoe = {
  ...{ kind: 'individual' as const, name: 'Zoé Élan', email: 'zoe@' },
  address: { ...buyer.address, postalCode: '69006', city: 'Lyon' },
};
const invoice = { ...twelveEuros, number: 'F-2026-0007', issueDate: '2026-11-18' };
const quote = {
  ...twelveEuros,
  ...{ kind: 'devis' as const, number: 'D-2026-003', issueDate: '2026-11-19', buyer: zoe },
  ...{ dueDate: '', validUntil: '2026-12-31' },
};

test('documents of a device are brought, and their seller, clients and numbers go on', {
  tag: '@core',
}, async ({ page, request }) => {
  const account = await makeAccount(request);
  const headers = await asAccount(request, account);
  await seedDevice(page, [
    { id: 'quote', draft: quote },
    { id: 'invoice', draft: invoice },
  ]);
  await signIn(page, account);
  await expect(page).toHaveURL('/documents');
  await page.getByRole('button', { name: 'Apporter dans mon compte' }).click();
  await expect(page.getByText(/^2.documents sont maintenant dans votre compte/)).toBeVisible();
  const proposal = proposalOf(page);
  await expect(proposal).toContainText(/SIREN.\d{3}/);
  await expect(proposal).toContainText('E-mail « zoe@ »');
  await expectAccessible(page);
  await proposal.getByRole('button', { name: /^Créer 3.fiches/ }).click();
  const toast = page.getByRole('listitem').filter({ hasText: /3.fiches créées/ });
  await expect(toast).toBeVisible();
  await expect(proposal).toBeHidden();
  await toast.getByRole('button', { name: 'Annuler' }).click();
  await expect(proposal).toBeVisible();
  await expect
    .poll(() => listTies(request, headers))
    .toEqual([
      ['', ''],
      ['', ''],
    ]);
  await proposal.getByLabel(zoe.name).uncheck();
  await proposal.getByRole('button', { name: /^Créer 2.fiches/ }).click();
  await expect
    .poll(() => listTies(request, headers))
    .toEqual([
      [seller.name, buyer.name],
      [seller.name, ''],
    ]);
  const rest = page.getByRole('region', { name: /^Créer 1.client de vos documents/ });
  await rest.getByRole('button', { name: 'Plus tard' }).click();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Documents' })).toContainText('F-2026-0007');
  await expect(rest).toBeHidden();

  await page.goto('/companies');
  await page.getByRole('link', { name: seller.name }).click();
  await expect(page.getByText(/Prochain numéro\s: F-2026-0008/)).toBeVisible();
  await expect(page.getByText(/Prochain numéro\s: D-2026-004/)).toBeVisible();
});

function proposalOf(page: Page) {
  return page.getByRole('region', {
    name: /^Créer votre entreprise et 2.clients de vos documents/,
  });
}

/** The company and the client that each document counts for, by its number. */
async function listTies(request: APIRequestContext, headers: Record<string, string>) {
  const path = '/rest/v1/documents?select=companies(name),clients(name)&order=number.desc';
  const rows = await (await request.get(path, { headers })).json();
  type Tied = Record<'companies' | 'clients', { name: string } | null>;
  return rows.map(({ companies, clients }: Tied) => [companies?.name ?? '', clients?.name ?? '']);
}
