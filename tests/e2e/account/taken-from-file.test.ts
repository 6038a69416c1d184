import { type APIRequestContext, expect } from 'playwright/test';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { dropFiles, makePdf } from '../journey/drop-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { asAccount, makeAccount, openAccount } from '../journey/make-account.ts';
import { clientCard, openEditor, sellerCard } from '../journey/open-editor.ts';

const { buyer, seller } = requireDraft(samples.menuisier);

test('a document taken from a file counts at once for its client and its company', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const headers = await asAccount(request, account);
  await keep(request, headers, 'clients', { name: 'Cycles', billing_city: 'Lyon', buyer });
  for (const { name, siret } of [seller, { name: 'Zinguerie', siret: '55210055400013' }])
    await keep(request, headers, 'companies', { name, siret, seller: { ...seller, name, siret } });
  await openAccount(page, account);
  await openEditor(page);
  await dropFiles(page, [await makePdf(samples.menuisier)]);
  await expect(page.getByText('Document repris')).toBeVisible();
  await expect.poll(() => listTies(request, headers)).toEqual(['Lyon']);
  const chosen = sellerCard(page).getByLabel('Entreprise', { exact: true }).locator(':checked');
  await expect(chosen).toHaveText(seller.name);
});

test('where two clients may be meant, the card of the client asks which', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const headers = await asAccount(request, account);
  for (const billing_city of ['Lyon', 'Nice'])
    await keep(request, headers, 'clients', { name: buyer.name, billing_city, buyer });
  await openAccount(page, account);
  await openEditor(page);
  await dropFiles(page, [await makePdf(samples.menuisier)]);
  const which = clientCard(page).getByLabel(/^Lequel de vos clients/);
  await expect(which).toBeVisible();
  await expectAccessible(page);
  await which.selectOption({ label: `${buyer.name}, Nice` });
  await expect(which).toBeHidden();
  await expect.poll(() => listTies(request, headers)).toEqual(['Nice']);
});

type Headers = Record<string, string>;

async function keep(request: APIRequestContext, headers: Headers, table: string, data: object) {
  expect((await request.post(`/rest/v1/${table}`, { headers, data })).ok()).toBe(true);
}

/** The city of the client of each document that counts for one. */
async function listTies(request: APIRequestContext, headers: Headers): Promise<string[]> {
  const path = '/rest/v1/documents?select=clients(billing_city)';
  const rows = await (await request.get(path, { headers })).json();
  return rows.flatMap(({ clients }: { clients: { billing_city: string } | null }) => {
    return clients ? [clients.billing_city] : [];
  });
}
