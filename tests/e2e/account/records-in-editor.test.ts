import { type APIRequestContext, expect, type Locator, type Page } from 'playwright/test';
import { download } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { fillClient, fillCompanyCard, fillLine } from '../journey/fill-invoice.ts';
import { offer } from '../journey/follow-up.ts';
import { test } from '../journey/journey.ts';
import { asAccount, makeAccount, openAccount } from '../journey/make-account.ts';
import {
  cell,
  clientCard,
  clientName,
  field,
  openDocument,
  openEditor,
  openPayment,
  openSeller,
  sellerCard,
  sellerName,
  sheet,
  showLines,
  waitForEditor,
} from '../journey/open-editor.ts';

test('a company, a client and a product of the account make an invoice', {
  tag: '@core',
}, async ({ page, request }) => {
  await openAccount(page, await makeAccount(request));
  await keepCompany(page, 'Atelier Dupont', '73282932000074');
  await page.getByLabel('IBAN', { exact: true }).fill('FR14 2004 1010 0505 0001 3M02 606');
  await page.getByLabel('Factures', { exact: true }).fill('FA-{AAAA}-{NNN}');
  await page.getByLabel('Factures, premier numéro d’ordre').fill('42');
  await saveEntry(page, 'Mes entreprises');
  await keepCompany(page, 'Zinguerie Morel', '55210055400013');
  await saveEntry(page, 'Mes entreprises');
  await page.goto('/clients?fiche=nouveau');
  await page.getByLabel('Nom ou dénomination').fill('Cycles Garance');
  await page.getByLabel('Ville').fill('Lyon');
  await saveEntry(page, 'Mes clients');
  await page.goto('/products?fiche=nouveau');
  await page.getByLabel('Désignation').fill('Pose d’une fenêtre');
  await page.getByLabel('Référence').fill('PO-12');
  await page.getByLabel('Prix unitaire HT').fill('80,5');
  await page.getByLabel('Taux de TVA').fill('10');
  await saveEntry(page, 'Mes produits');

  // A document begins without the company of an account that is slow to answer.
  await expect(async () => {
    await openEditor(page);
    await openDocument(page);
    await expect(page.getByText(/^Prochain numéro\s: FA-\d{4}-042/)).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(sellerCard(page)).toContainText('Atelier Dupont');
  await expect(sheet(page)).toContainText('IBAN FR14 2004 1010');

  const client = clientName(page);
  await suggest(page, client, 'gar', /^Cycles Garance/);
  await expect(clientCard(page)).toContainText('Lyon');

  await showLines(page);
  await suggest(page, cell(page, 'Désignation', 1), 'po-12', /^Pose d’une fenêtre/);
  await expect(cell(page, 'Désignation', 1)).toHaveValue('Pose d’une fenêtre');
  await expect(cell(page, 'Prix HT', 1)).toHaveValue('80,50');

  // The name that is written offers the other companies.
  await openSeller(page);
  await expect(async () => {
    await sellerName(page).click();
    const suggestions = page.getByRole('listbox');
    await suggestions.getByRole('option', { name: /^Zinguerie Morel/ }).click({ timeout: 3000 });
  }).toPass();
  await expect(page.getByText(/^Prochain numéro\s: F-\d{4}-0001/)).toBeVisible();
  await openPayment(page);
  await expect(field(page, 'IBAN')).toHaveValue('');
});

test('the client that a document names when it is issued owes it, and the next one too', {
  tag: '@core',
}, async ({ page, request }) => {
  const account = await makeAccount(request);
  const headers = await asAccount(request, account);
  await addGarances(request, headers);
  const listCities = async () => {
    const path = '/rest/v1/documents?select=clients(billing_city)&order=created_at';
    const rows = await (await request.get(path, { headers })).json();
    return rows.map(({ clients }: { clients: { billing_city: string } | null }) => {
      return clients?.billing_city ?? null;
    });
  };
  await openAccount(page, account);
  await openEditor(page);
  await fillCompanyCard(page);
  await fillLine(page, 1, { name: 'Pose', quantity: '1', price: '100' });
  const client = clientName(page);
  await suggest(page, client, 'cycles', /^Cycles Garance.*Lyon/);
  await expect.poll(listCities).toEqual(['Lyon']);
  // One name, two clients.
  await clientCard(page)
    .getByRole('button', { name: /^Modifier/ })
    .click();
  await suggest(page, client, 'cycles', /^Cycles Garance.*Nice/);
  await expect.poll(listCities).toEqual(['Nice']);
  await issue(page);
  await offer(page, 'Dupliquer');
  await expect.poll(listCities).toEqual(['Nice', 'Nice']);

  await page.goto('/clients');
  const clients = page.getByRole('list', { name: 'Clients', exact: true }).getByRole('listitem');
  await expect(clients.filter({ hasText: 'Nice' })).toContainText('120,00');
  await expect(clients.filter({ hasText: 'Lyon' })).not.toContainText('120,00');
});

test('a duplicate that another device gives to another client is owed by that one, on both', async ({
  page,
  openElsewhere,
  request,
}) => {
  test.slow();
  const account = await makeAccount(request);
  await addGarances(request, await asAccount(request, account));
  const other = await openElsewhere();
  await openAccount(page, account);
  await openAccount(other, account);
  await openEditor(page);
  await fillCompanyCard(page);
  await fillLine(page, 1, { name: 'Pose', quantity: '1', price: '100' });
  await suggest(page, clientName(page), 'cycles', /^Cycles Garance.*Lyon/);
  await issue(page);

  await other.goto('/documents');
  await other.getByRole('button', { name: /^Actions.*F-2026-0001/ }).click();
  await other.getByRole('menuitem', { name: 'Dupliquer', exact: true }).click();
  await waitForEditor(other);
  await clientCard(other)
    .getByRole('button', { name: /^Modifier/ })
    .click();
  await suggest(other, clientName(other), 'cycles', /^Cycles Garance.*Nice/);
  await fillLine(other, 1, { name: 'Dépose', quantity: '2', price: '100' });
  await issue(other);

  for (const device of [page, other]) {
    await device.goto('/clients');
    const clients = device
      .getByRole('list', { name: 'Clients', exact: true })
      .getByRole('listitem');
    await expect(clients.filter({ hasText: 'Lyon' })).toContainText('120,00');
    await expect(clients.filter({ hasText: 'Nice' })).toContainText('240,00');
  }
});

test('a client and a line of an invoice are kept in one press each, and undone', async ({
  page,
  request,
}) => {
  await openAccount(page, await makeAccount(request));
  await openEditor(page);
  await fillClient(page);
  const card = clientCard(page);
  await card.getByRole('button', { name: 'Enregistrer ce client' }).click();
  const known = card.getByRole('link', { name: 'Dans vos clients' });
  await expect(known).toBeFocused();
  await field(card, 'Ville').fill('Villeurbanne');
  await card.getByRole('button', { name: 'Mettre sa fiche à jour' }).click();
  await expect(known).toBeVisible();
  const updated = page.getByText('Fiche mise à jour');
  await expect(updated).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('listitem')
    .filter({ has: updated })
    .getByRole('button', { name: 'Annuler' })
    .click();
  await expect(card.getByRole('button', { name: 'Mettre sa fiche à jour' })).toBeVisible();

  await showLines(page);
  await cell(page, 'Désignation', 1).fill('Conception et plans');
  await page.keyboard.press('Escape');
  await cell(page, 'Prix HT', 1).fill('450');
  await page.getByRole('button', { name: 'Actions de la ligne 1' }).click();
  await page.getByRole('menuitem', { name: 'Enregistrer dans mes produits' }).click();
  await expect(page.getByText('Enregistré dans vos produits')).toBeVisible();

  await page.goto('/products');
  const products = page.getByRole('list', { name: 'Produits', exact: true });
  await expect(products.getByRole('link')).toHaveText('Conception et plans');
  await expect(products).toContainText('450,00');
  await page.goto('/clients');
  const clients = page.getByRole('list', { name: 'Clients', exact: true });
  await expect(clients).toContainText('Cycles Garance SAS');
  await expect(clients).toContainText('Lyon');
});

test('an issued invoice counts for the client that is kept from it', async ({ page, request }) => {
  await openAccount(page, await makeAccount(request));
  await openEditor(page);
  await fillCompanyCard(page);
  await fillClient(page);
  await fillLine(page, 1, { name: 'Pose', quantity: '1', price: '100' });
  await issue(page);
  await page.reload();
  const card = clientCard(page);
  const keep = card.getByRole('button', { name: 'Enregistrer ce client' });
  const open = card.getByRole('button', { name: 'Modifier' });
  // The card folds once the document is found again.
  await expect(async () => {
    if (await open.isVisible()) await open.click({ timeout: 1000 });
    await keep.click({ timeout: 1000 });
  }).toPass();
  await expect(card.getByRole('link', { name: 'Dans vos clients' })).toBeVisible();
  await page.goto('/clients');
  const clients = page.getByRole('list', { name: 'Clients', exact: true });
  await expect(clients).toContainText('120,00');
});

test('what is typed as an entry of the account says is its own once it is named', async ({
  page,
  request,
}) => {
  await openAccount(page, await makeAccount(request));
  await openEditor(page);
  await fillClient(page);
  const card = clientCard(page);
  await card.getByRole('button', { name: 'Enregistrer ce client' }).click();
  const known = card.getByRole('link', { name: 'Dans vos clients' });
  await expect(known).toBeVisible();
  await clientName(page).fill('Cycles');
  await page.keyboard.press('Escape');
  await expect(known).toBeHidden();
  await clientName(page).fill('Cycles Garance SAS');
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Rattacher à sa fiche' }).click();
  await expect(known).toBeFocused();
});

test('the register fills a company of the account', async ({ page, request }) => {
  await openAccount(page, await makeAccount(request));
  await page.goto('/companies?fiche=nouveau');
  await page.getByLabel('SIRET', { exact: true }).fill('404 833 048 00022');
  await page.getByRole('button', { name: 'Remplir d’après le registre' }).click();
  await expect(page.getByLabel('Dénomination sociale')).toHaveValue('Cycles Garance');
  await saveEntry(page, 'Mes entreprises');
  await expect(page.getByRole('link', { name: 'CYCLES GARANCE' })).toBeVisible();
});

async function issue(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Émettre', exact: true }).first().click();
  await download(page, () => page.getByRole('button', { name: 'Émettre et télécharger' }).click());
}

/** Suggestions come without the account when it is slow to answer: they are asked again. */
async function suggest(page: Page, input: Locator, text: string, name: RegExp): Promise<void> {
  await expect(async () => {
    await input.fill('');
    await input.fill(text);
    await page.getByRole('option', { name }).click({ timeout: 3000 });
  }).toPass();
}

async function keepCompany(page: Page, name: string, siret: string): Promise<void> {
  await page.goto('/companies?fiche=nouveau');
  await page.getByLabel('Dénomination sociale').fill(name);
  await page.getByLabel('SIRET', { exact: true }).fill(siret);
}

async function saveEntry(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
}

/** One name, two clients. */
async function addGarances(request: APIRequestContext, headers: Record<string, string>) {
  for (const [city, siren] of [
    ['Lyon', '404833048'],
    ['Nice', '552100554'],
  ]) {
    const address = { line1: '3 avenue Foch', postalCode: '69006', city, country: 'FR' };
    const buyer = { kind: 'business', siren, address };
    const data = { name: 'Cycles Garance', billing_city: city, buyer };
    expect((await request.post('/rest/v1/clients', { headers, data })).ok()).toBe(true);
  }
}
