import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { issueDrafts } from '../journey/issue-drafts.ts';
import { test } from '../journey/journey.ts';
import {
  accountMenu,
  asAccount,
  makeAccount,
  makeAdministrator,
  readMessage,
  signIn,
} from '../journey/make-account.ts';

test('Admin guard: a visitor signs in first, a user goes home, an administrator enters', {
  tag: '@core',
}, async ({ page, request }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth$/);
  await signIn(page, await makeAccount(request));
  await expect(accountMenu(page)).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/$/);
});

test('Role-check error: whoever cannot be checked is not an administrator', async ({
  page,
  request,
}) => {
  await openAsAdministrator(page, request);
  await page.route('**/rest/v1/user_roles*', (route) => route.abort());
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/$/);
});

test('the figures come at a press, and each list with its rows', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const { email } = await openAsAdministrator(page, request);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.getByText("Vue d'ensemble des utilisateurs")).toBeVisible();
  await expect(page.getByText(/^Cliquez sur « Actualiser »/)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  await page.getByRole('button', { name: 'Actualiser' }).click();
  await expect(page.getByRole('heading', { name: "Taux d'envoi email" })).toBeVisible();
  await expect(page.getByText(/^\d[\d\s]* au total$/)).toHaveCount(9);
  await page.getByText('Voir les chiffres : PDFs générés par jour').click();
  const perDay = page.getByRole('region', { name: 'PDFs générés par jour' });
  await expect(perDay.getByRole('row')).toHaveCount(31);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Voir détails : Nouveaux profils' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouveaux profils' });
  await dialog.getByRole('searchbox').fill(email);
  await dialog.getByRole('button', { name: 'Rechercher' }).click();
  await expect(dialog.getByText('1 ligne trouvée')).toBeVisible();
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await expect(dialog.getByRole('cell', { name: email })).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Exporter en CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('administration-profiles.csv');
  expect(readFileSync(await file.path(), 'utf8')).toContain(email);
  await expect(dialog.getByText('1 ligne exportée.')).toBeVisible();
  await expectAccessible(page);
});

test('rows are found by the address of their owner, page by page, and noted once', async ({
  page,
  request,
}) => {
  const owner = await makeAccount(request);
  const data = Array.from({ length: 51 }, (_, index) => ({ name: `Client ${index}` }));
  const headers = await asAccount(request, owner);
  expect((await request.post('/rest/v1/clients', { headers, data })).ok()).toBe(true);
  const { email } = await openAsAdministrator(page, request);
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await page.getByRole('button', { name: 'Voir détails : Clients' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clients' });
  await dialog.getByRole('searchbox').fill(owner.email);
  await dialog.getByRole('button', { name: 'Rechercher' }).click();
  await expect(dialog.getByText('51 lignes trouvées')).toBeVisible();
  await dialog.getByRole('button', { name: 'Suivante' }).click();
  await expect(dialog.getByText('Page 2 sur 2')).toBeVisible();
  await expect(dialog.getByRole('cell', { name: owner.email })).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).last().click();
  const journal = page.getByRole('region', { name: 'Journal de l’administration' });
  const lines = journal.getByRole('listitem').filter({ hasText: email });
  await expect(lines.filter({ hasText: 'Liste lue : Clients' })).toHaveCount(1);
});

test('rows are found by the French word of a code, kept by kind, and shown the oldest first', async ({
  page,
  request,
}) => {
  const owner = await makeAccount(request);
  const invoice = requireDraft(samples.graphiste);
  const quote = requireDraft(samples['devis-graphiste']);
  const [first = '', offer = '', last = ''] = await issueDrafts(request, owner, [
    ...[invoice, quote, invoice].map((draft) => ({ ...draft, number: '' })),
  ]);
  await openAsAdministrator(page, request);
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await page.getByRole('button', { name: 'Voir détails : Documents' }).click();
  const dialog = page.getByRole('dialog', { name: 'Documents' });
  const numbers = dialog.getByRole('row').locator('td:first-child');
  await dialog.getByRole('searchbox').fill(owner.email);
  await dialog.getByRole('button', { name: 'Rechercher' }).click();
  await expect(numbers).toHaveText([last, offer, first]);
  await dialog.getByLabel('Ordre').selectOption('Les plus anciennes d’abord');
  await expect(numbers).toHaveText([first, offer, last]);
  await dialog.getByLabel('Type').selectOption('Devis');
  await expect(numbers).toHaveText([offer]);
  await expect(dialog.getByText('1 ligne trouvée')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Ordre').selectOption('Les plus récentes d’abord');
  await dialog.getByLabel('Type').selectOption('');
  await dialog.getByRole('searchbox').fill('facture sans');
  await dialog.getByRole('button', { name: 'Rechercher' }).click();
  await expect(numbers.first()).toHaveText(last);
});

test('Admin statistics query failure: the others are shown, and loading ends', async ({
  page,
  request,
}) => {
  await openAsAdministrator(page, request);
  await page.route('**/rest/v1/rpc/count_lists', (route) => route.abort());
  await page.route('**/rest/v1/clients*', (route) => route.abort());
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await expect(page.getByText('N/A au total')).toHaveCount(8);
  await expect(page.getByText(/^\d[\d\s]* au total$/)).toHaveCount(1);
  await expect(page.getByText('N/A', { exact: true })).not.toHaveCount(0);
  await expect(page.getByRole('region', { name: 'PDFs générés par jour' })).toBeVisible();
});

test('a message of a visitor is found, read and answered by the operator', {
  tag: '@core',
}, async ({ page, request }) => {
  const account = await openAsAdministrator(page, request);
  const { publishableKey: apikey } = await (await request.get('/config.json')).json();
  const subject = `Question ${crypto.randomUUID()}`;
  const written = { email: account.email, subject, message: `Bonjour,\n${'Merci. '.repeat(40)}` };
  const sent = await request.post('/functions/v1/support-message', {
    headers: { apikey },
    data: written,
  });
  const { number } = await sent.json();
  await page.getByRole('button', { name: 'Actualiser' }).click();
  const card = page.getByRole('region', { name: 'Messages reçus' });
  await expect(card.getByText(/^\d+ aujourd’hui, [1-9]\d* depuis un an/)).toBeVisible();
  await card.getByRole('button', { name: 'Lire les messages' }).click();
  const dialog = page.getByRole('dialog', { name: 'Messages reçus' });
  await dialog.getByRole('searchbox').fill(subject);
  await dialog.getByRole('button', { name: 'Rechercher' }).click();
  const row = dialog.getByRole('row').filter({ hasText: number });
  await row
    .getByText(/^Bonjour,/)
    .first()
    .click();
  await expect(row.getByRole('paragraph')).toBeVisible();
  await expect(row.getByRole('link', { name: `Répondre à ${account.email}` })).toHaveAttribute(
    'href',
    new RegExp(`subject=Re.*${number}`),
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).last().click();
  await expect(page.getByText('Liste lue : Messages reçus').first()).toBeVisible();
});

test('an account is suspended after a question, and the journal says so', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const email = await findNewAccount(page, request);
  await page.getByRole('button', { name: `Suspendre : ${email}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Suspendre' }).click();
  await expect(dialog.getByText(/^Dites la raison/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Raison' }).fill('Des factures au nom d’autrui.');
  await dialog.getByRole('button', { name: 'Suspendre' }).click();
  await readMessage(email, 'Votre compte est suspendu');
  await expect(page.getByRole('button', { name: `Rétablir : ${email}` })).toBeVisible();
  await expect(page.getByRole('listitem').getByText(`Suspendu : ${email}`)).toBeVisible();
});

test('a welcome is sent again, and the journal says so', async ({ page, request }) => {
  const email = await findNewAccount(page, request);
  const name = 'Renvoyer l’e-mail de bienvenue';
  const confirm = page.getByRole('dialog').getByRole('button', { name });
  await page.getByRole('button', { name: `${name} : ${email}` }).click();
  await expect(confirm).toBeVisible();
  await expectAccessible(page);
  await confirm.click();
  const done = page.getByText(`E-mail de bienvenue demandé : ${email}`);
  await expect(page.getByRole('status').filter({ has: done })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: done })).toBeVisible();
  await readMessage(email, 'Bienvenue sur Facturier');

  const refusal = { status: 429, json: { code: 'over_request_rate_limit' } };
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/functions/v1/send-welcome-email', async (route) => {
    await released;
    await route.fulfill(refusal);
  });
  await page.getByRole('button', { name: `${name} : ${email}` }).click();
  await confirm.click();
  // One task at a time.
  const suspend = page.getByRole('button', { name: `Suspendre : ${email}` });
  await expect(suspend).toBeDisabled();
  await suspend.click({ force: true });
  release();
  await expect(page.getByText(/^Le message n’est pas parti/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Déconnexion leaves the administration', async ({ page, request }) => {
  await openAsAdministrator(page, request);
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(/\/auth$/);
});

async function openAsAdministrator(page: Page, request: APIRequestContext) {
  const account = await makeAdministrator(request);
  await signIn(page, account);
  await expect(accountMenu(page)).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Tableau de bord' })).toBeVisible();
  return account;
}

/** The address of an account that the list of accounts shows. */
async function findNewAccount(page: Page, request: APIRequestContext): Promise<string> {
  const { email } = await makeAccount(request);
  await openAsAdministrator(page, request);
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await page.getByRole('searchbox', { name: 'Adresse e-mail du compte' }).fill(email);
  await page.getByRole('button', { name: 'Rechercher' }).click();
  return email;
}
