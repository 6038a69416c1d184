import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { download, downloadPdf, readPdf } from '../journey/download-file.ts';
import { expectAccessible, expectNoOverflow } from '../journey/expect-accessible.ts';
import { fillClient, fillCompany, fillLine } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import {
  asAccount,
  countMessages,
  makeAccount,
  openAccount,
  readMessage,
  type TestAccount,
} from '../journey/make-account.ts';
import { openEditor } from '../journey/open-editor.ts';

const OPENED = 'La page de la facture F-2026-0001 a été ouverte';
const PHONE = { viewport: { width: 360, height: 780 } };

test('a client reads the page of an invoice, pays a part, writes back, and finds it closed', {
  tag: '@core',
}, async ({ openElsewhere, page, request }) => {
  const account = await openIssued(page, request);
  const dialog = await openShare(page);
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Ouvrir une page' }).click();
  const link = dialog.getByRole('textbox', { name: 'Lien de la page' });
  await expect(link).toHaveValue(/\/d#[\w-]{22}$/);
  const url = await link.inputValue();

  const client = await openElsewhere(PHONE);
  const asked: string[] = [];
  client.on('request', (one) => asked.push(one.url()));
  await client.goto(url.replace('/d#', '/d/'));
  await expect(
    client.getByRole('heading', { level: 1, name: /^Facture F-2026-0001/ }),
  ).toBeVisible();
  await expect(client).toHaveURL(/\/d#[\w-]{22}$/);
  const due = client.getByRole('region', { name: 'Reste à payer' });
  await expect(due).toContainText(/120,00\s€/);
  await expect(due.getByRole('img', { name: 'Code QR du virement' })).toBeVisible();
  await expectAccessible(client);
  await expectNoOverflow(client);
  const file = await downloadPdf(client);
  expect(file.text).toContain('Cycles Garance');
  const opened = await readMessage(account.email, OPENED);
  expect(opened.text).toContain('Cycles Garance');

  await recordPayment(request, account, '50.00');
  await client.reload();
  await expect(due).toContainText(/70,00\s€/);
  expect(countMessages(account.email, OPENED)).toBe(1);

  await client.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(client.getByLabel('Votre adresse e-mail')).toBeFocused();
  await client.getByLabel('Votre adresse e-mail').fill('garance@exemple.fr');
  await client.getByLabel('Message').fill('Je règle le reste vendredi.');
  await client.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(client.getByText('Message envoyé')).toBeVisible();
  const word = await readMessage(account.email, 'Un mot au sujet de la facture F-2026-0001');
  expect(word.text).toContain('Je règle le reste vendredi.');
  expect(word.replyTo).toBe('garance@exemple.fr');
  const token = url.split('#')[1] ?? '';
  expect(asked.filter((one) => !one.endsWith(`/d/${token}`) && one.includes(token))).toEqual([]);

  await page.keyboard.press('Escape');
  await openShare(page);
  await expect(dialog.getByText(/Ouverte la première fois le/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Refaire le lien' }).click();
  await expect(link).not.toHaveValue(url);
  const renewed = await link.inputValue();
  await client.reload();
  await expect(client.getByRole('heading', { name: 'Cette page est fermée' })).toBeVisible();
  await client.goto(renewed);
  await expect(due).toContainText(/70,00\s€/);
  await dialog.getByRole('button', { name: 'Fermer la page' }).click();
  await expect(page.getByText('Page fermée', { exact: true })).toBeVisible();
  await client.reload();
  await expect(client.getByRole('heading', { name: 'Cette page est fermée' })).toBeVisible();
});

test('its issuer looks at the page without being counted, and nobody is told who did not ask', async ({
  openElsewhere,
  page,
  request,
}) => {
  const account = await openIssued(page, request);
  const dialog = await openShare(page);
  await dialog.getByRole('checkbox', { name: /^Me prévenir/ }).uncheck();
  await dialog.getByRole('button', { name: 'Ouvrir une page' }).click();
  const link = dialog.getByRole('textbox', { name: 'Lien de la page' });
  await expect(link).toHaveValue(/\/d#/);
  const url = await link.inputValue();
  const client = await openElsewhere();
  await client.goto(url);
  await expect(client.getByRole('region', { name: 'Reste à payer' })).toBeVisible();
  await page.goto(url);
  await expect(page.getByRole('region', { name: 'Reste à payer' })).toBeVisible();
  expect(countMessages(account.email, OPENED)).toBe(0);
});

for (const [fragment, title] of [
  ['', 'Ce lien est incomplet'],
  ['#AAAAAAAAAAAAAAAAAAAAAA', 'Cette page est fermée'],
] as const) {
  test(`« ${title} » is said of /d${fragment}`, async ({ page }) => {
    await page.goto(`/d${fragment}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
}

/** An invoice of 120.00 € that a new account has issued. */
async function openIssued(page: Page, request: APIRequestContext): Promise<TestAccount> {
  const account = await makeAccount(request);
  await openAccount(page, account);
  await openEditor(page);
  await fillCompany(page);
  await fillClient(page);
  await fillLine(page, 1, { name: 'Pose', quantity: '1', price: '100' });
  await page.getByRole('button', { name: 'Émettre', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Émettre la facture/ });
  const file = await download(page, () =>
    dialog.getByRole('button', { name: 'Émettre et télécharger' }).click(),
  );
  expect((await readPdf(file.name, file.bytes)).text).toContain('F-2026-0001');
  return account;
}

async function openShare(page: Page) {
  await page.getByRole('button', { name: 'Autres actions' }).first().click();
  await page.getByRole('menuitem', { name: /^Partager par un lien/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Partager par un lien' });
  await expect(dialog.getByRole('heading', { name: 'Une page pour votre client' })).toBeVisible();
  return dialog;
}

async function recordPayment(
  request: APIRequestContext,
  account: TestAccount,
  amount: string,
): Promise<void> {
  const headers = await asAccount(request, account);
  const found = await request.get('/rest/v1/documents?select=local_id', { headers });
  const [document] = await found.json();
  const noted = await request.post('/rest/v1/rpc/record_payment', {
    headers,
    data: {
      p_id: crypto.randomUUID(),
      p_document: document.local_id,
      p_amount: Number(amount),
      p_paid_on: new Date().toISOString().slice(0, 10),
      p_means: 'transfer',
    },
  });
  expect(noted.ok(), await noted.text()).toBe(true);
}
