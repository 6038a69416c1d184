import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { chooseFiles } from '../journey/choose-files.ts';
import { download } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { issueDrafts } from '../journey/issue-drafts.ts';
import { test } from '../journey/journey.ts';
import {
  accountCard,
  accountMenu,
  asAccount,
  makeAccount,
  openAccount,
  type TestAccount,
} from '../journey/make-account.ts';

const PDF = Buffer.from('%PDF-1.7 as it was issued');

test('all that an account holds goes into another one, once', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const left = await makeAccount(request);
  await fillAccount(request, left);
  await openAccount(page, left);
  const file = await download(page, () =>
    page.getByRole('button', { name: 'Télécharger mes données' }).click(),
  );
  expect(file.name).toMatch(/^facturier-mes-donnees-\d{4}-\d\d-\d\d\.zip$/);
  const parts = unzipSync(new Uint8Array(file.bytes));
  const text = (name: string) => new TextDecoder().decode(parts[name]);
  expect(Object.keys(parts)).toEqual([
    ...['donnees.json', 'documents.csv', 'clients.csv', 'produits.csv'],
    'documents/Facture.pdf',
  ]);
  expect(Buffer.from(parts['documents/Facture.pdf'] ?? [])).toEqual(PDF);
  expect(text('documents.csv')).toMatch(/^Nature;Numéro.*\r\nFacture;F-2026-0001;Payée en/);
  expect(text('clients.csv')).toContain('Cycles Garance');
  expect(text('produits.csv')).toContain('Pose;heure;80,50;10');

  await signOut(page);
  const entered = await makeAccount(request);
  await openAccount(page, entered);
  const card = accountCard(page, 'Mes données');
  const choose = (bytes: Buffer) =>
    chooseFiles(page, () => card.getByRole('button', { name: 'Importer un export…' }).click(), {
      ...{ name: 'export.zip', mimeType: 'application/zip', buffer: bytes },
    });
  await choose(Buffer.from('PK, mais rien de nous'));
  const dialog = page.getByRole('dialog', { name: 'Importer un export' });
  await expect(dialog.getByRole('alert').first()).toContainText('n’est pas un export');
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  await choose(file.bytes);
  await expect(dialog.getByText('1 à ajouter')).toHaveCount(5);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Importer', exact: true }).click();
  await expect(card.getByText(/^Importé/)).toHaveText(
    'Importé\u00a0: 1 document, 1 entreprise, 1 client, 1 produit.',
  );

  await choose(file.bytes);
  await expect(dialog).toContainText('Tout ce que contient ce fichier est déjà dans votre compte.');
  await expect(dialog.getByText('1 déjà là')).toHaveCount(4);
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();

  await page.goto('/documents');
  const row = page.getByRole('listitem').filter({ hasText: 'F-2026-0001' });
  await expect(row).toContainText('Payée en partie');
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Vérifier l’intégrité' }).click();
  await expect(page.getByRole('dialog', { name: 'Tout est intact' })).toContainText(
    '1 document émis et 1 paiement',
  );
  await page.goto('/clients');
  await expect(page.getByRole('link', { name: 'Cycles Garance' })).toBeVisible();
  const headers = await asAccount(request, entered);
  const files = await request.get('/rest/v1/document_files?select=name,sha256', { headers });
  expect(await files.json()).toEqual([{ name: 'Facture.pdf', sha256: hashOf(PDF) }]);
  const documents = await request.get('/rest/v1/documents?select=clients(name)', { headers });
  expect(await documents.json()).toEqual([{ clients: { name: 'Cycles Garance' } }]);
});

/** A company, a client, a product, and an invoice with its file and a payment. */
async function fillAccount(request: APIRequestContext, account: TestAccount): Promise<void> {
  await issueDrafts(request, account, [requireDraft(samples.menuisier)]);
  const headers = await asAccount(request, account);
  const add = async (path: string, data: object) => {
    const answer = await request.post(`/rest/v1/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await add('companies', { name: 'Atelier Dupont', siret: '73282932000074' });
  const client = { id: crypto.randomUUID(), name: 'Cycles Garance', billing_city: 'Lyon' };
  await add('clients', client);
  const path = '/rest/v1/documents?local_id=eq.document-1';
  await request.patch(path, { headers, data: { client_id: client.id } });
  await add('products', {
    ...{ description: 'Pose', unit: 'HUR', unit_price_excluding_tax: 80.5, vat_rate: 10 },
  });
  await add('rpc/record_payment', {
    p_id: crypto.randomUUID(),
    p_document: 'document-1',
    p_amount: 10,
    p_paid_on: '2026-11-20',
  });
  const [{ id }] = await (await request.get('/rest/v1/documents?select=id', { headers })).json();
  await add('document_files', {
    ...{ document_id: id, name: 'Facture.pdf', sha256: hashOf(PDF) },
    bytes: `\\x${PDF.toString('hex')}`,
  });
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(accountMenu(page)).toBeHidden();
}
