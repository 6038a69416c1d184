import { expect, type Page } from 'playwright/test';
import { test } from '../journey/journey.ts';
import {
  accountMenu,
  asOperator,
  linkOf,
  makeAccount,
  readMessage,
  signIn,
} from '../journey/make-account.ts';
import { startsWith } from '../journey/words.ts';

const NEW_PASSWORD = 'un tout autre cheval';

test('a magic link signs in and leads back to where it was asked', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const { email } = await makeAccount(request, { first_name: 'Zoé' });
  await page.goto('/devis');
  await page.getByRole('link', { name: 'Connexion' }).click();
  await page.getByRole('link', { name: 'Recevoir un lien de connexion par e-mail' }).click();
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.goto(linkOf(await readMessage(email, 'Votre lien de connexion')));
  await page.getByRole('button', { name: 'Me connecter' }).click();
  await expect(page.getByText('Vous êtes connecté')).toBeVisible();
  await expect(page).toHaveURL(/\/devis$/);
  await expect(accountMenu(page, 'Zoé')).toBeVisible();
});

test('a link that leads elsewhere leads home', async ({ page, request }) => {
  const { email } = await makeAccount(request);
  await askForLink(page, email);
  const link = linkOf(await readMessage(email, 'Votre lien de connexion'));
  await page.goto(link.replace(/redirect_to=[^&]*/, 'redirect_to=https%3A%2F%2Fevil.example%2F'));
  await page.getByRole('button', { name: 'Me connecter' }).click();
  await expect(page.getByText('Vous êtes connecté')).toBeVisible();
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
});

test('a forgotten password is replaced, the other devices are out, and the link serves once', {
  tag: '@core',
}, async ({ page, openElsewhere, request }) => {
  const account = await makeAccount(request);
  const elsewhere = await openElsewhere();
  await signIn(elsewhere, account);
  await expect(accountMenu(elsewhere)).toBeVisible();

  await page.goto('/auth');
  await page.getByLabel('Adresse e-mail').fill(account.email);
  await page.getByRole('link', { name: startsWith('Mot de passe oublié') }).click();
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(account.email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText(account.email)).toBeVisible();
  const link = linkOf(await readMessage(account.email, 'Choisissez un nouveau mot de passe'));
  await page.goto(link);
  await page.getByRole('button', { name: 'Choisir un mot de passe' }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
  const password = page.getByLabel('Nouveau mot de passe', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  const submit = page.getByRole('button', { name: 'Changer le mot de passe' });
  await password.fill('court');
  await submit.click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill(account.password);
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText(
    'C’est déjà votre mot de passe. Choisissez-en un autre.',
  );
  await password.fill(NEW_PASSWORD);
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Votre mot de passe est changé' })).toBeVisible();

  await elsewhere.goto('/account');
  await expect(elsewhere).toHaveURL(/\/auth$/);
  await signIn(elsewhere, { ...account, password: NEW_PASSWORD });
  await expect(accountMenu(elsewhere)).toBeVisible();

  const stranger = await openElsewhere();
  await stranger.goto(link);
  await stranger.getByRole('button', { name: 'Choisir un mot de passe' }).click();
  await expect(stranger.getByText(startsWith('Ce lien a déjà servi'))).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Recevoir un nouveau lien' })).toBeVisible();
});

test('without a recent link, the page of the new password asks for one', async ({
  page,
  request,
}) => {
  const { email } = await makeAccount(request);
  await page.goto('/reset-password');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(
    page.getByRole('heading', { name: 'Vérifiez votre boîte de réception' }),
  ).toBeVisible();
  await readMessage(email, 'Choisissez un nouveau mot de passe');
});

test('an address without a link says so, and offers another', async ({ page }) => {
  await page.goto('/auth-confirm');
  await expect(page.getByRole('heading', { name: 'Ce lien ne fonctionne plus' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Recevoir un nouveau lien' })).toBeVisible();
});

test('a link that the network does not let through may be tried again', async ({
  page,
  request,
}) => {
  const { email } = await makeAccount(request);
  await askForLink(page, email);
  await page.goto(linkOf(await readMessage(email, 'Votre lien de connexion')));
  const confirm = page.getByRole('button', { name: 'Me connecter' });
  await confirm.waitFor();
  await page.route('**/auth/v1/verify', (route) => route.abort());
  await confirm.click();
  await expect(page.getByRole('alert')).toContainText('Le serveur ne répond pas.');
  await page.unroute('**/auth/v1/verify');
  await confirm.click();
  await expect(accountMenu(page)).toBeVisible();
});

test('a URL carrying an auth code becomes a session; a recovery link leads to the new password', async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await makeAccount(request);
  await page.goto('/auth?tab=recover');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText(email)).toBeVisible();
  const link = linkOf(await readMessage(email, 'Choisissez un nouveau mot de passe'));
  // Even from a server that redirects to its home page.
  await page.goto(followed(link, baseURL, '/'));
  await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);
});

test('a code of another browser is refused, with a way to ask for a link here', async ({
  page,
  openElsewhere,
  request,
  baseURL,
}) => {
  const { email } = await makeAccount(request);
  const elsewhere = await openElsewhere();
  await askForLink(elsewhere, email);
  const link = linkOf(await readMessage(email, 'Votre lien de connexion'));
  await askForLink(page, 'personne@exemple.fr');
  await page.goto(followed(link, baseURL, '/auth'));
  await expect(page.getByText(startsWith('Ouvrez ce lien dans le navigateur'))).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
});

test('a URL carrying a session becomes one, and keeps no token', { tag: '@core' }, async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await makeAccount(request);
  const answer = await request.post('/auth/v1/admin/generate_link', {
    headers: asOperator(),
    data: { type: 'magiclink', email },
  });
  const { hashed_token: token } = await answer.json();
  await page.goto(followed(`/auth-confirm?token_hash=${token}&type=magiclink`, baseURL, '/'));
  await expect(accountMenu(page)).toBeVisible();
  expect(page.url()).not.toContain('token');
});

test('implicit-grant redirect error: said in French on any page, and taken out of the address', async ({
  page,
}) => {
  const refusal = '#error=access_denied&error_code=otp_expired&error_description=expired';
  await page.goto(`/facture-tva${refusal}`);
  await expect(page.getByText('Ce lien ne fonctionne plus')).toBeVisible();
  await expect(page).toHaveURL(/\/facture-tva$/);
  await page.goto(`/auth${refusal}`);
  await expect(page.getByText(startsWith('Ce lien a déjà servi'))).toBeVisible();
});

for (const code of [
  'identity_already_exists',
  'identity_not_found',
  'single_identity_not_deletable',
])
  test(`URL errors with ${code}: session kept`, async ({ page, request }) => {
    await signIn(page, await makeAccount(request));
    await expect(accountMenu(page)).toBeVisible();
    await page.goto(`/devis#error=server_error&error_code=${code}&error_description=no`);
    await expect(page.getByText('Votre compte n’a pas changé')).toBeVisible();
    await expect(accountMenu(page)).toBeVisible();
    await page.reload();
    await expect(accountMenu(page)).toBeVisible();
  });

async function askForLink(page: Page, email: string) {
  await page.goto('/auth?tab=link');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText(email)).toBeVisible();
}

/** The token as in messages of a hosted server, which verifies it, then redirects to `path`. */
function followed(link: string, baseURL: string | undefined, path: string): string {
  const { searchParams } = new URL(link, baseURL);
  const query = new URLSearchParams({
    token: searchParams.get('token_hash') ?? '',
    type: searchParams.get('type') ?? '',
    redirect_to: new URL(path, baseURL).href,
  });
  return `/auth/v1/verify?${query}`;
}
