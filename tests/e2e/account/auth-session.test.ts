import { expect, type Page } from 'playwright/test';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { fillClient } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { accountMenu, asAccount, makeAccount, signIn } from '../journey/make-account.ts';
import {
  clientCard,
  expectClient,
  field,
  openEditor,
  waitForEditor,
  waitForPage,
} from '../journey/open-editor.ts';
import { watchRest } from '../journey/watch-rest.ts';

test('signing out shows in the other tabs, and so does signing in', { tag: '@core' }, async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  const other = await context.newPage();
  await other.goto('/devis');
  await expect(other.getByRole('link', { name: 'Connexion' })).toBeVisible();
  await signIn(page, account);
  await expect(menu(page)).toBeVisible();
  await expect(menu(other)).toBeVisible();
  await signOut(other);
  await expect(other.getByText('Vous êtes déconnecté')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible();
  await page.goto('/account');
  await expect(page).toHaveURL(/\/auth$/);
});

test('a page for who is signed in waits for the answer, then shows', async ({ page, request }) => {
  await signIn(page, await makeAccount(request));
  await expect(menu(page)).toBeVisible();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/config.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/account');
  await expect(page.getByText('Chargement...')).toBeVisible();
  // The sign-in link never flashes for a signed-in user.
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeHidden();
  answer();
  await expect(page.getByText('Chargement...')).toBeHidden();
  await expect(page).toHaveURL(/\/account$/);
});

test('no user redirects to /auth, replacing history, then back to what was asked', {
  tag: '@core',
}, async ({ page, request }) => {
  const { email, password } = await makeAccount(request);
  await page.goto('/devis');
  await page.goto('/account');
  await expect(page).toHaveURL(/\/auth$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/devis$/);
  await page.goto('/account');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/account$/);
});

test('offline: said clearly, nothing typed is lost, and it goes on when the network is back', {
  tag: '@core',
}, async ({ page, context, request }) => {
  const { email, password } = await makeAccount(request);
  const untilRest = watchRest(page);
  await page.goto('/auth');
  await waitForPage(page);
  await untilRest();
  await context.setOffline(true);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('alert')).toContainText('Le serveur ne répond pas.');
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email);
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue(password);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(menu(page)).toBeVisible();
});

test('a session that is at its end is refreshed when the page is seen again', async ({
  page,
  request,
}) => {
  await signIn(page, await makeAccount(request));
  await expect(accountMenu(page)).toBeVisible();
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-session')) ?? '';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  });
  const refresh = page.waitForResponse(/grant_type=refresh_token/);
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  expect((await refresh).status()).toBe(200);
  await expect(accountMenu(page)).toBeVisible();
});

test('a session that was ended elsewhere ends here too', async ({
  page,
  openElsewhere,
  request,
}) => {
  const account = await makeAccount(request);
  await signIn(page, account);
  await expect(accountMenu(page)).toBeVisible();
  const other = await openElsewhere();
  await signIn(other, account);
  await expect(accountMenu(other)).toBeVisible();
  await other.goto('/account');
  await other.getByRole('button', { name: 'Se déconnecter partout' }).click();
  await expect(other).toHaveURL(/\/auth$/);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible();
});

test('a page that is refused because its session has ended leads to the way in, and back', async ({
  page,
  openElsewhere,
  request,
}) => {
  const account = await makeAccount(request);
  await signIn(page, account);
  await expect(menu(page)).toBeVisible();
  await page.goto('/devis');
  await menu(page).click();
  const other = await openElsewhere();
  await signIn(other, account);
  await expect(accountMenu(other)).toBeVisible();
  await other.goto('/account');
  await other.getByRole('button', { name: 'Se déconnecter partout' }).click();
  await expect(other).toHaveURL(/\/auth$/);
  await page.getByRole('menuitem', { name: 'Mes Clients' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Votre session est terminée' });
  await refusal.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel('Adresse e-mail').fill(account.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/clients$/);
  await expect(menu(page)).toBeVisible();
});

test('signing out works without a network', async ({ page, context, request }) => {
  const untilRest = watchRest(page);
  await signIn(page, await makeAccount(request));
  await menu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeVisible();
  await page.keyboard.press('Escape');
  await untilRest();
  await context.setOffline(true);
  await signOut(page);
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible();
  await expect(page.getByRole('heading', { name: LEFT, level: 1 })).toBeFocused();
  await expect(page.getByText('leur copie est retirée de cet appareil')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('heading', { name: LEFT })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Connexion', exact: true })).toBeVisible();
});

test('what was written without a network is said to wait on this device, and comes back', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  await signIn(page, account);
  await expect(menu(page)).toBeVisible();
  await openEditor(page);
  await fillClient(page);
  await expect(page.getByText('Brouillon enregistré', { exact: true })).toBeVisible();
  // Beside the title, where there is room.
  await page.setViewportSize({ width: 1600, height: 800 });
  await expect(
    page.getByText('Vos documents sont dans votre compte', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Sans inscription, le document reste')).toBeHidden();
  await menu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await field(clientCard(page), 'Ville').fill('Villeurbanne');
  await expect(page.getByText('Brouillon enregistré', { exact: true })).toBeVisible();
  await signOut(page);
  await expect(page.getByRole('heading', { name: LEFT, level: 1 })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(/1 changement ou envoi n’est pas encore parti\. Il reste/);
  await expect(main).not.toContainText('Villeurbanne');

  await context.setOffline(false);
  await main.getByRole('link', { name: 'Se connecter' }).click();
  await page.getByLabel('Adresse e-mail').fill(account.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(menu(page)).toBeVisible();
  const headers = await asAccount(request, account);
  await expect(async () => {
    const kept = await request.get('/rest/v1/document_contents?select=draft', { headers });
    expect(await kept.text()).toContain('Villeurbanne');
  }).toPass();
});

test('a sign-out that fails for its session clears the local storage and loses no draft', async ({
  page,
  request,
}) => {
  await openEditor(page);
  await fillClient(page);
  await expect(page.getByText('Brouillon enregistré', { exact: true })).toBeVisible();
  await signIn(page, await makeAccount(request));
  // The next page closes an open menu.
  await expect(page).not.toHaveURL(/\/auth$/);
  await expect(menu(page)).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('left-behind', 'by a session that cannot be ended');
    localStorage.setItem('facturier-numbering', JSON.stringify({ text: 'F-2026-0042' }));
  });
  await page.route('**/auth/v1/logout**', (route) =>
    route.fulfill({ status: 400, json: { msg: 'Session from session_id claim does not exist' } }),
  );
  await signOut(page);
  await expect(page.getByRole('link', { name: 'Connexion', exact: true })).toBeVisible();
  await expect(page.getByText('Vous êtes déconnecté')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)))
    .toEqual(['facturier-numbering']);
  await page.goto('/facture-tva');
  await waitForEditor(page);
  await expectClient(page, 'Cycles Garance SAS');
});

test('profile load failure: logged only', async ({ page, request }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  await page.route('**/rest/v1/profiles**', (route) => route.abort());
  const account = await makeAccount(request, { first_name: 'Zoé', last_name: 'Élan' });
  await signIn(page, account);
  await expect(accountMenu(page, account.email)).toBeVisible();
  await expect.poll(() => logged.join()).toContain('The profile could not be loaded');
});

test('on a phone, the panel holds the way in, then the account and the way out', async ({
  page,
  request,
}) => {
  const { email, password } = await makeAccount(request, { first_name: 'Zoé', last_name: 'Élan' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/devis');
  const open = page.getByRole('button', { name: 'Ouvrir le menu' });
  await open.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Connexion' }).click();
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/devis$/);
  await open.click();
  const account = page.getByRole('region', { name: 'Compte' });
  await expect(account).toContainText('Zoé Élan');
  await expect(account).toContainText(email);
  await expect(account.getByRole('link', { name: 'Mon profil' })).toHaveAttribute(
    'href',
    '/account',
  );
  await account.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByText('Vous êtes déconnecté')).toBeVisible();
});

const LEFT = 'Vous êtes déconnecté de cet appareil';

function menu(page: Page) {
  return accountMenu(page);
}

async function signOut(page: Page) {
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
}
