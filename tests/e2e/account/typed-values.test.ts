import { type APIRequestContext, expect, type Locator, type Page } from 'playwright/test';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { fillClient } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { asAccount, makeAccount, openAccount, type TestAccount } from '../journey/make-account.ts';
import { clientCard, field, openEditor } from '../journey/open-editor.ts';

test('a client with a false e-mail is not kept: the field says so, and loses nothing', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await openAccount(page, account);
  await page.goto('/clients?fiche=nouveau');
  await page.getByLabel('Nom ou dénomination').fill('Cycles Garance');
  const email = await openEmail(identity(page));
  await email.fill('pas un mail');
  // Folded: saving opens what hides the field.
  await page.getByRole('button', { name: /^Plus de détails/ }).click();
  await expect(email).toBeHidden();
  await save(page);
  await expectRefused(email, 'pas un mail');
  await expect(page.getByRole('alert').filter({ hasText: 'E-mail' })).toHaveText(
    /^E-mail «\spas un mail\s»\s: cette adresse n’est pas complète/,
  );
  await expectAccessible(page);
  await email.fill('contact@garance.example');
  await page.getByRole('button', { name: 'Ajouter un contact' }).click();
  const contact = page.getByRole('group', { name: 'Contact 1' });
  await contact.getByLabel('Nom').fill('Zoé Elan');
  await contact.getByLabel('E-mail').fill('zoe@');
  await save(page);
  await expectRefused(contact.getByLabel('E-mail'), 'zoe@');
  expect(await listEmails(request, account)).toEqual([]);
  await contact.getByLabel('E-mail').fill('zoe@garance.example');
  await save(page);
  await expect(page.getByRole('heading', { name: 'Mes clients' })).toBeVisible();
  expect(await listEmails(request, account)).toEqual(['contact@garance.example']);
});

test('a client that had a false e-mail shows it, and the rest of its entry can change', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const headers = await asAccount(request, account);
  const buyer = {
    ...{ kind: 'business', email: 'pas un mail' },
    address: { line1: '', postalCode: '', city: '', country: 'FR' },
    contacts: [{ name: 'Zoé', role: '', email: 'aucun', phone: '' }],
  };
  const data = { name: 'Cycles Garance', email: 'pas un mail', buyer };
  expect((await request.post('/rest/v1/clients', { headers, data })).ok()).toBe(true);
  await openAccount(page, account);
  const open = async () => {
    await page.goto('/clients');
    await page.getByRole('link', { name: 'Cycles Garance' }).click();
    return openEmail(identity(page));
  };
  const email = await open();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  const ofContact = page.getByRole('group', { name: 'Contact 1' }).getByLabel('E-mail');
  await expect(ofContact).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Pour vous seul').fill('Sonner deux fois.');
  await save(page);
  await expect(page.getByRole('heading', { name: 'Mes clients' })).toBeVisible();
  await open();
  await expect(page.getByLabel('Pour vous seul')).toHaveValue('Sonner deux fois.');
  await email.fill('garance');
  await save(page);
  await expectRefused(email, 'garance');
  await email.fill('');
  await save(page);
  await expect(page.getByRole('heading', { name: 'Mes clients' })).toBeVisible();
});

test('a document gives no false value to the list of clients', async ({ page, request }) => {
  const account = await makeAccount(request);
  await openAccount(page, account);
  await openEditor(page);
  await fillClient(page);
  const card = clientCard(page);
  const email = await openEmail(card);
  await email.fill('pas un mail');
  await card.getByRole('button', { name: 'Enregistrer ce client' }).click();
  await expect(page.getByText(/^E-mail «\spas un mail\s»/)).toBeVisible();
  await expectRefused(email, 'pas un mail');
  expect(await listEmails(request, account)).toEqual([]);
  await email.fill('contact@garance.example');
  await card.getByRole('button', { name: 'Enregistrer ce client' }).click();
  await expect(card.getByRole('link', { name: 'Dans vos clients' })).toBeVisible();
  expect(await listEmails(request, account)).toEqual(['contact@garance.example']);
});

test('a company with a false value is not kept', async ({ page, request }) => {
  await openAccount(page, await makeAccount(request));
  await page.goto('/companies?fiche=nouveau');
  await page.getByLabel('Dénomination sociale').fill('Atelier Dupont');
  const iban = page.getByLabel('IBAN', { exact: true });
  await iban.fill('FR14 2004');
  await save(page);
  await expectRefused(iban, 'FR14 2004');
  await iban.fill('');
  await save(page);
  await expect(page.getByRole('heading', { name: 'Mes entreprises' })).toBeVisible();
});

async function openEmail(card: Locator): Promise<Locator> {
  const details = card.getByRole('button', { name: /^Plus de détails/ });
  const input = field(card, 'E-mail');
  await expect(async () => {
    if (!(await input.isVisible())) await details.click({ timeout: 1000 });
    await expect(input).toBeVisible({ timeout: 1000 });
  }).toPass();
  return input;
}

async function expectRefused(input: Locator, value: string): Promise<void> {
  await expect(input).toBeFocused();
  await expect(input).toHaveValue(value);
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(/./);
}

function identity(page: Page): Locator {
  return page.getByRole('region', { name: 'Identité' });
}

function save(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
}

async function listEmails(request: APIRequestContext, account: TestAccount): Promise<string[]> {
  const headers = await asAccount(request, account);
  const rows = await (await request.get('/rest/v1/clients?select=email', { headers })).json();
  return rows.map(({ email }: { email: string }) => email);
}
