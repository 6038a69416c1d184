import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { test } from '../journey/journey.ts';
import {
  accountCard,
  accountMenu,
  linkOf,
  makeAccount,
  PASSWORD,
  readMessage,
  signIn,
} from '../journey/make-account.ts';
import { waitForEditor } from '../journey/open-editor.ts';
import { walkMenu } from '../journey/walk-menu.ts';
import { watchRest } from '../journey/watch-rest.ts';
import { exactly, startsWith } from '../journey/words.ts';

const OTHER_PASSWORD = 'un tout autre cheval';

test('a visitor who never signs in fetches nothing of accounts', { tag: '@core' }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const untilRest = watchRest(page);
  await page.goto('/facture-tva');
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible();
  await waitForEditor(page);
  await untilRest();
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((path) => /config\.json|\/v1\/|supabase|open-account/.test(path))).toEqual(
    [],
  );
});

test('a welcome that cannot be sent does not fail a sign-up', async ({ page }) => {
  const email = newEmail();
  await page.route('**/functions/v1/send-welcome-email', (route) =>
    route.fulfill({ status: 503, json: { code: 'email_not_sent' } }),
  );
  const noted = page.waitForEvent('console', {
    predicate: (said) => said.text().includes('welcome could not be sent'),
  });
  await page.goto('/auth?tab=signup');
  await page.getByLabel('Prénom').fill('Zoé');
  await page.getByLabel('Nom', { exact: true }).fill('Élan');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(
    page.getByRole('heading', { name: 'Vérifiez votre boîte de réception' }),
  ).toBeVisible();
  // The console message contains no e-mail address.
  expect((await noted).text()).not.toContain(email);
  await readMessage(email, 'Confirmez votre adresse e-mail');
});

test('an account is opened: names, consent, a strong password, and the link of a message', {
  tag: '@core',
}, async ({ page, openElsewhere, request }) => {
  const email = newEmail();
  await page.goto('/auth?tab=signup');
  await page.getByLabel('Prénom').fill('Zoé');
  await page.getByLabel('Nom', { exact: true }).fill('Élan');
  await page.getByLabel('Adresse e-mail').fill(email);
  const news = page.getByRole('checkbox', { name: /nouveautés/ });
  await expect(news).not.toBeChecked();
  await news.check();
  const password = page.getByLabel('Mot de passe', { exact: true });
  await password.pressSequentially('dragees8');
  await expect(page.getByText(startsWith('Mot de passe faible'))).toBeVisible();
  await password.fill('quatre chevaux broutent');
  await expect(page.getByText('Mot de passe solide.')).toBeVisible();
  const welcoming = page.waitForResponse('/functions/v1/send-welcome-email');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(
    page.getByRole('heading', { name: 'Vérifiez votre boîte de réception' }),
  ).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  expect((await welcoming).status()).toBe(200);
  // This server keeps messages in its local outbox instead of sending them.
  await expect(page.getByRole('link', { name: 'Lire les messages gardés' })).toHaveAttribute(
    'href',
    '/outbox',
  );

  const link = linkOf(await readMessage(email, 'Confirmez votre adresse e-mail'));
  // Security scanners open every link without consuming it.
  expect((await request.get(link)).status()).toBe(200);
  expect((await request.head(link)).status()).toBe(200);
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByText('Votre compte est ouvert')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const menu = await walkMenu(accountMenu(page, 'Zoé Élan'));
  await expect(menu).toContainText(email);
  await expect(menu.getByRole('menuitem', { name: 'Voir mon profil' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');
  // The newsletter needs its own message and confirmation link.
  const card = accountCard(page, 'Lettre d’information');
  await expect(card).toContainText('Vous l’avez demandé à l’inscription');
  const welcome = await readMessage(email, 'Bienvenue sur Facturier');
  await page.goto(/https?:\/\/\S+(\/courriel\/inscription\S+)/.exec(welcome.text)?.[1] ?? '');
  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
  await expect(
    page.getByRole('heading', { name: 'Votre inscription est confirmée' }),
  ).toBeVisible();
  await page.goto('/account');
  await expect(card).toContainText('Vous avez accepté le');

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByRole('heading', { name: 'Vous êtes déjà connecté' })).toBeVisible();

  const elsewhere = await openElsewhere();
  await signIn(elsewhere, { id: '', email, password: 'quatre chevaux broutent' });
  await expect(accountMenu(elsewhere, 'Zoé Élan')).toBeVisible();
});

test('on a phone, what comes in answer to a long form is in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/auth?tab=signup');
  await page.getByLabel('Adresse e-mail').fill(newEmail());
  await page.getByLabel('Mot de passe', { exact: true }).fill('quatre chevaux broutent');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(
    page.getByRole('heading', { name: 'Vérifiez votre boîte de réception' }),
  ).toBeInViewport();
});

test('a link opened in another browser than that of the sign-up asks for a password there', async ({
  page,
  openElsewhere,
}) => {
  const email = newEmail();
  await signUp(page, { email, password: PASSWORD });
  const elsewhere = await openElsewhere();
  await openFirstLink(elsewhere, email);
  await expect(
    elsewhere.getByRole('heading', { name: 'Choisissez votre mot de passe' }),
  ).toBeFocused();
  await expect(elsewhere.getByText(email)).toBeVisible();
  const password = elsewhere.getByLabel('Mot de passe', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  // The password of the sign-up does not open a session meanwhile either.
  await signIn(page, { id: '', email, password: PASSWORD });
  await expect(page.getByRole('alert')).toContainText('mot de passe');
  await password.fill(OTHER_PASSWORD);
  await elsewhere.getByRole('button', { name: 'Ouvrir mon compte' }).click();
  await expect(elsewhere.getByText('Votre compte est ouvert')).toBeVisible();
  await expect(elsewhere).toHaveURL(/:\d+\/$/);
  await expect(accountMenu(elsewhere)).toBeVisible();

  await signIn(page, { id: '', email, password: PASSWORD });
  await expect(page.getByRole('alert')).toContainText('mot de passe');
  await signIn(page, { id: '', email, password: OTHER_PASSWORD });
  await expect(accountMenu(page)).toBeVisible();
});

test('a stranger signs up first: the owner sees nothing of it, and has its own password', async ({
  page,
  openElsewhere,
}) => {
  const email = newEmail();
  const stranger = await openElsewhere();
  await signUp(stranger, { email, password: OTHER_PASSWORD });
  await signUp(page, { email, password: PASSWORD });
  await openFirstLink(page, email);
  await expect(page.getByText('Votre compte est ouvert')).toBeVisible();
  // Without the box of the news too.
  await readMessage(email, 'Bienvenue sur Facturier');
  await expect(accountMenu(page)).toBeVisible();

  await signIn(stranger, { id: '', email, password: OTHER_PASSWORD });
  await expect(stranger.getByRole('alert')).toContainText('mot de passe');
  await signIn(stranger, { id: '', email, password: PASSWORD });
  await expect(accountMenu(stranger)).toBeVisible();
});

test('a sign-up with an address that has an account shows nothing of it, and tells its owner', async ({
  page,
  request,
}) => {
  const { email } = await makeAccount(request);
  await page.goto('/auth?tab=signup');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill('un autre mot de passe');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(
    page.getByRole('heading', { name: 'Vérifiez votre boîte de réception' }),
  ).toBeVisible();
  await readMessage(email, 'Vous avez déjà un compte');
});

test('the form says in French what is missing before anything is sent', async ({ page }) => {
  const asked = watchAccounts(page);
  await page.goto('/auth?tab=signup');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByText('Saisissez votre adresse e-mail.')).toBeVisible();
  await expect(page.getByText('Choisissez au moins 8 caractères.')).toBeVisible();
  const email = page.getByLabel('Adresse e-mail');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('zoe');
  await expect(page.getByText(startsWith('Cette adresse n’est pas complète.'))).toBeVisible();
  await email.fill('zoe@exemple.fr');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await page.getByRole('link', { name: 'Connectez-vous' }).click();
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Saisissez votre mot de passe.')).toBeVisible();
  expect(asked).toEqual([]);
});

test('weak password: the reason of the server is said in French', async ({ page }) => {
  await page.goto('/auth?tab=signup');
  await page.getByLabel('Adresse e-mail').fill(newEmail());
  await page.getByLabel('Mot de passe', { exact: true }).fill('motdepasse1');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Ce mot de passe fait partie des plus devinés. Choisissez-en un autre.',
  );
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('motdepasse1');
});

test('invalid credentials: said in French, nothing typed is lost, and the way in is still there', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request, { first_name: 'Zoé' });
  await signIn(page, { ...account, password: 'pas celui-ci' });
  await expect(page.getByRole('alert')).toContainText('Adresse e-mail ou mot de passe incorrect.');
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(account.email);
  const password = page.getByLabel('Mot de passe', { exact: true });
  await expect(password).toHaveValue('pas celui-ci');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.fill(account.password);
  await page.keyboard.press('Enter');
  await expect(accountMenu(page, 'Zoé')).toBeVisible();
});

test('who tried too many passwords is led to the link by e-mail; the browser is known by then', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await signIn(page, account);
  await expect(accountMenu(page)).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'known-device')).toMatchObject({ httpOnly: true });
  await page.evaluate(() => localStorage.clear());
  const { publishableKey } = await (await request.get('/config.json')).json();
  const guess = () =>
    page.request.post('/auth/v1/token?grant_type=password', {
      headers: { apikey: publishableKey },
      data: { email: account.email, password: 'essai' },
    });
  // The limit for one device.
  for (let count = 0; count < 20; count += 1) expect((await guess()).status()).toBe(400);
  await signIn(page, account);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Trop d’essais');
  await alert.getByRole('link', { name: 'Recevoir un lien de connexion par e-mail' }).click();
  await expect(page).toHaveURL(/tab=link/);
});

test('password managers know each field, and anything may be pasted', async ({ page }) => {
  await page.goto('/auth');
  await expectAutocomplete(page, {
    'Adresse e-mail': 'username',
    'Mot de passe': 'current-password',
  });
  await page.getByRole('link', { name: 'Créez-en un' }).click();
  await expectAutocomplete(page, {
    Prénom: 'given-name',
    Nom: 'family-name',
    'Adresse e-mail': 'username',
    'Mot de passe': 'new-password',
  });
  const password = page.getByLabel('Mot de passe', { exact: true });
  const isTaken = await password.evaluate((input) =>
    input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
  );
  expect(isTaken).toBe(true);
});

test('an address that is not confirmed is said so, and gets its message again', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/auth?tab=signup');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await readMessage(email, 'Confirmez votre adresse e-mail');
  await page.getByRole('link', { name: 'Revenir à la connexion' }).click();
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('alert')).toContainText('Votre adresse n’est pas encore confirmée.');
  await page.getByRole('button', { name: 'Renvoyer le message' }).click();
  await expect(
    page.getByRole('heading', { name: 'Vérifiez votre boîte de réception' }),
  ).toBeVisible();
});

test('a message is sent again once a minute', async ({ page }) => {
  const email = newEmail();
  await page.clock.install();
  await page.goto('/auth?tab=recover');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByRole('button', { name: exactly('Renvoyer dans 60 s') })).toBeVisible();
  await page.clock.runFor(61_000);
  const resend = page.getByRole('button', { name: 'Renvoyer le message' });
  await resend.click();
  // The page’s clock runs ahead of the server’s rate limit.
  await expect(page.getByText(startsWith('Un message vient de partir'))).toBeVisible();
  await page.route('**/auth/v1/recover**', (route) => route.fulfill({ json: {} }));
  await page.clock.runFor(61_000);
  await resend.click();
  await expect(page.getByText('Un nouveau message est parti.')).toBeVisible();
  await page.getByRole('button', { name: 'Utiliser une autre adresse' }).click();
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email);
});

async function openFirstLink(page: Page, email: string): Promise<void> {
  await page.goto(linkOf(await readMessage(email, 'Confirmez votre adresse e-mail')));
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
}

/** Signs up, up to the screen that confirms the message. */
async function signUp(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/auth?tab=signup');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(
    page.getByRole('heading', { name: 'Vérifiez votre boîte de réception' }),
  ).toBeVisible();
  await expect(page.getByText('suivez son lien dans ce navigateur')).toBeVisible();
}

function newEmail(): string {
  return `${randomUUID().slice(0, 8)}@exemple.fr`;
}

function watchAccounts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/auth/v1')) asked.push(pathname);
  });
  return asked;
}

async function expectAutocomplete(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields))
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', value);
}
