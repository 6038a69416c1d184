import { unzipSync } from 'fflate';
import { type APIRequestContext, expect } from 'playwright/test';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { download } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { tagLook } from '../journey/looks.ts';
import {
  accountCard,
  asAccount,
  asOperator,
  linkOf,
  makeAccount,
  openAccount,
  PASSWORD,
  readMessage,
  signIn,
  type TestAccount,
} from '../journey/make-account.ts';
import { seedDevice } from '../journey/seed-device.ts';

test('a visitor is asked to sign in first, then comes back to the account', {
  tag: '@core',
}, async ({ page, request }) => {
  const { email, password } = await makeAccount(request);
  await page.goto('/account');
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('heading', { name: 'Mon compte', level: 1 })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('another name is kept, and the header calls by it', async ({ page, request }) => {
  await openAccount(page, await makeAccount(request, { first_name: 'Zoé', last_name: 'Elan' }));
  const names = accountCard(page, 'Nom et prénom');
  await expect(names.getByLabel('Prénom')).toHaveValue('Zoé');
  await names.getByLabel('Prénom').fill('Émile');
  await names.getByLabel('Nom', { exact: true }).fill('Rivière');
  await names.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(names.getByRole('status')).toHaveText('Votre nom est enregistré.');
  await expect(page.getByRole('button', { name: /Émile Rivière/ })).toBeVisible();
  await page.reload();
  await expect(names.getByLabel('Nom', { exact: true })).toHaveValue('Rivière');
});

test('an address changes once both have confirmed by the links of their messages', {
  tag: '@core',
}, async ({ page, request }) => {
  const account = await makeAccount(request);
  const next = `neuve-${account.email}`;
  await openAccount(page, account);
  const email = accountCard(page, 'Adresse e-mail');
  await email.getByRole('button', { name: 'Changer d’adresse' }).click();
  await expect(email.getByText('Saisissez votre adresse e-mail.')).toBeVisible();
  await email.getByLabel('Nouvelle adresse e-mail').fill(next);
  await email.getByLabel('Mot de passe actuel').fill('pas celui-ci');
  await email.getByRole('button', { name: 'Changer d’adresse' }).click();
  await expect(email.getByRole('alert')).toContainText('Ce n’est pas votre mot de passe actuel');
  await expect(email.getByLabel('Nouvelle adresse e-mail')).toHaveValue(next);
  await email.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await email.getByRole('button', { name: 'Changer d’adresse' }).click();
  await expect(email.getByText(`Changement en attente vers ${next}`)).toBeVisible();

  const subject = 'Confirmez le changement d’adresse';
  await page.goto(linkOf(await readMessage(next, subject)));
  await page.getByRole('button', { name: 'Confirmer le changement' }).click();
  await expect(page.getByRole('heading', { name: 'Encore une confirmation' })).toBeVisible();
  await page.goto(linkOf(await readMessage(account.email, subject)));
  await page.getByRole('button', { name: 'Confirmer le changement' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText(`Vous êtes connecté avec l’adresse ${next}.`)).toBeVisible();
});

test('the newsletter is taken back as easily as it was given', async ({ page, request }) => {
  await openAccount(page, await makeAccount(request, { newsletter_consent: true }));
  const newsletter = accountCard(page, 'Lettre d’information');
  const box = newsletter.getByLabel('Recevoir les nouveautés par e-mail');
  // The box ticked at sign-up still awaits confirmation.
  await expect(newsletter).toContainText('Vous l’avez demandé à l’inscription');
  await expect(box).not.toBeChecked();
  await box.click();
  await expect(newsletter.getByRole('status')).toHaveText('Votre inscription est enregistrée.');
  await expect(newsletter).toContainText('Vous avez accepté le');
  await box.click();
  await expect(newsletter.getByRole('status')).toHaveText('Votre désinscription est enregistrée.');
  await page.reload();
  await expect(box).not.toBeChecked();
  await expect(newsletter).toContainText('Vous pourrez arrêter quand vous voudrez.');
});

test('the message of welcome comes once more', async ({ page, request }) => {
  const account = await makeAccount(request, { first_name: 'Zoé' });
  await signIn(page, account);
  await readMessage(account.email, 'Bienvenue sur Facturier');
  await page.goto('/account');
  const card = accountCard(page, 'E-mail de bienvenue');
  await expect(card).toContainText('vous a été adressé le');
  await card.getByRole('button', { name: 'Renvoyer l’e-mail de bienvenue' }).click();
  await expect(card.getByRole('status')).toHaveText('Un nouveau message est parti.');
  expect((await readMessage(account.email, 'Bienvenue sur Facturier', 2)).text).toContain('Zoé');
});

test('whose session was ended elsewhere is told so when the welcome is asked for again', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await signIn(page, account);
  await readMessage(account.email, 'Bienvenue sur Facturier');
  await page.goto('/account');
  const card = accountCard(page, 'E-mail de bienvenue');
  await expect(card).toContainText('vous a été adressé le');
  const headers = await asAccount(request, account);
  const ended = await request.post('/auth/v1/logout?scope=others', { headers });
  expect(ended.ok()).toBe(true);
  await card.getByRole('button', { name: 'Renvoyer l’e-mail de bienvenue' }).click();
  await expect(card.getByText(/^Utilisateur non connecté/)).toBeVisible();
});

test('the theme is chosen here too', async ({ page, request }) => {
  await openAccount(page, await makeAccount(request));
  await accountCard(page, 'Apparence').getByRole('radio', { name: 'Sombre' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(accountCard(page, 'Apparence').getByRole('radio', { name: 'Sombre' })).toBeChecked();
});

test('all that the account holds comes in one file, without any secret', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request, { first_name: 'Zoé' });
  await addClients(request, account, 501);
  await openAccount(page, account);
  const file = await download(page, () =>
    page.getByRole('button', { name: 'Télécharger mes données' }).click(),
  );
  expect(file.name).toMatch(/^facturier-mes-donnees-\d{4}-\d\d-\d\d\.zip$/);
  const text = readTables(file.bytes);
  const exported = JSON.parse(text);
  // More than one page of rows.
  expect(new Set(exported.clients.map(({ name }: { name: string }) => name)).size).toBe(501);
  expect(exported).toMatchObject({
    account: { id: account.id, email: account.email },
    sessions: [{ is_current: true }, { is_current: false }],
    profiles: [{ first_name: 'Zoé' }],
    companies: [],
    documents: [],
    document_contents: [],
  });
  expect(text).not.toMatch(/token|encrypted_password|secret/);
  const said = accountCard(page, 'Mes données').getByRole('status').filter({ hasText: /./ });
  await expect(said).toHaveText('Votre fichier est téléchargé.');
});

test('the end of an account is asked for by its owner, with everything in hand, and taken back', {
  tag: '@core',
}, async ({ page, request }) => {
  const account = await makeAccount(request);
  await openAccount(page, account);
  await page.getByRole('button', { name: 'Supprimer mon compte…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer mon compte' });
  await expect(dialog).toContainText('se gardent dix');
  const submit = dialog.getByRole('button', { name: /demander la suppression$/ });
  await submit.click();
  await expect(dialog.getByText('Saisissez votre mot de passe.')).toBeVisible();
  await dialog.getByLabel('Mot de passe', { exact: true }).fill('pas celui-ci');
  const file = await download(page, () => submit.click());
  expect(JSON.parse(readTables(file.bytes))).toMatchObject({ account: { email: account.email } });
  await expect(dialog.getByRole('alert')).toContainText('Ce n’est pas votre mot de passe');
  await expectAccessible(page);
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await submit.click();

  await expect(
    page.getByRole('heading', { name: /^Votre compte sera supprimé le \d/ }),
  ).toBeFocused();
  const letter = await readMessage(account.email, 'Suppression de votre compte demandée');
  expect(letter.text).toContain('/account');
  await page.reload();
  await page.getByRole('button', { name: 'Garder mon compte' }).click();
  await expect(page.getByRole('button', { name: 'Supprimer mon compte…' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mon compte', level: 1 })).toBeFocused();
  await readMessage(account.email, 'Votre compte est conservé');
});

test('who came by a link has shown who they are', async ({ page, request }) => {
  const { email } = await makeAccount(request);
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Recevoir un lien de connexion par e-mail' }).click();
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await page.goto(linkOf(await readMessage(email, 'Votre lien de connexion')));
  await page.getByRole('button', { name: 'Me connecter' }).click();
  await expect(page).not.toHaveURL(/auth-confirm/);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Supprimer mon compte…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer mon compte' });
  await expect(dialog).toContainText('Vous venez de vous connecter par un lien');
  await expect(dialog.getByLabel('Mot de passe', { exact: true })).toBeHidden();
  await dialog.getByRole('button', { name: /demander la suppression$/ }).click();
  await expect(page.getByRole('heading', { name: /^Votre compte sera supprimé/ })).toBeVisible();
});

test('without a network, what was typed stays and can be saved later', async ({
  page,
  context,
  request,
}) => {
  await openAccount(page, await makeAccount(request));
  const names = accountCard(page, 'Nom et prénom');
  await names.getByLabel('Prénom').fill('Noémie');
  await context.setOffline(true);
  await names.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(names.getByRole('alert')).toContainText('Le serveur ne répond pas');
  await expect(names.getByLabel('Prénom')).toHaveValue('Noémie');
  await context.setOffline(false);
  await names.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(names.getByRole('status')).toHaveText('Votre nom est enregistré.');
  await expect(names.getByRole('alert')).toBeEmpty();
});

test('an account that is gone takes no document of the device with it', async ({
  page,
  request,
}) => {
  await seedDevice(page, [
    { id: 'draft', draft: requireDraft(samples.menuisier), isUnissued: true },
  ]);
  const account = await makeAccount(request);
  await openAccount(page, account);
  const gone = await request.delete(`/auth/v1/admin/users/${account.id}`, {
    headers: asOperator(),
  });
  expect(gone.status()).toBe(200);
  await page.reload();
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto('/dossier');
  await expect(page.getByRole('link', { name: 'F-2026-0042' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible();
});

test('a second factor is begun and left by keyboard alone', async ({ page, request }) => {
  await openAccount(page, await makeAccount(request));
  const factor = accountCard(page, 'Double vérification');
  const begin = factor.getByRole('button', { name: 'Activer la double vérification' });
  await begin.focus();
  await page.keyboard.press('Enter');
  await expect(factor.getByRole('group', { name: 'Nouvelle application' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(factor.getByLabel('Code à 6 chiffres')).toBeFocused();
  await factor.getByRole('button', { name: 'Annuler' }).press('Enter');
  await expect(begin).toBeFocused();
});

async function addClients(
  request: APIRequestContext,
  { email, password }: TestAccount,
  count: number,
): Promise<void> {
  const { publishableKey: apikey } = await (await request.get('/config.json')).json();
  const signedIn = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey },
    data: { email, password },
  });
  const { access_token: token } = await signedIn.json();
  const added = await request.post('/rest/v1/clients', {
    headers: { apikey, Authorization: `Bearer ${token}` },
    data: Array.from({ length: count }, (_, index) => ({ name: `Client ${index}` })),
  });
  expect(added.status()).toBe(201);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page is accessible, narrow and wide, ${colorScheme}`, {
    tag: tagLook(360, colorScheme),
  }, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openAccount(page, await makeAccount(request, { first_name: 'Zoé' }));
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Activer la double vérification' }).click();
    await expect(page.getByRole('img', { name: /Code QR/ })).toBeVisible();
    await page.getByRole('button', { name: 'Changer de mot de passe' }).click();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  });
}

/** The tables of an export. */
function readTables(zip: Buffer): string {
  return new TextDecoder().decode(unzipSync(new Uint8Array(zip))['donnees.json']);
}
