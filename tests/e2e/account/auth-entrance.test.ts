import { expect, type Page } from 'playwright/test';
import { CLIENT, startOpenIdProvider } from '#server/test/open-id-provider.ts';
import { kill, makeDataFolder, startServer } from '#server/test/spawned-server.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { accountCard, accountMenu, makeAccount } from '../journey/make-account.ts';

/** A server with an identity provider, on this machine, and a captcha, faked in the browser. */
const startEntrance = async () => {
  const provider = await startOpenIdProvider();
  const { folder, remove } = makeDataFolder();
  const server = await startServer(folder, {
    AUTH_EXTERNAL_KEYCLOAK_URL: provider.issuer,
    AUTH_EXTERNAL_KEYCLOAK_CLIENT_ID: CLIENT.clientId,
    AUTH_EXTERNAL_KEYCLOAK_SECRET: CLIENT.secret,
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SITE_KEY: 'cle-du-site',
    CAPTCHA_SECRET: 'secret',
  });
  const stop = async () => {
    await kill(server.process);
    await remove();
    await provider.close();
  };
  return { origin: server.origin, folder, provider, stop };
};
let entrance: Awaited<ReturnType<typeof startEntrance>>;
// In order, because they share the provider; a failure does not skip the rest.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  entrance = await startEntrance();
});
test.afterAll(() => entrance.stop());

test('without a provider, no button of one is there', async ({ page }) => {
  const config = page.waitForResponse('/config.json');
  await page.goto('/auth');
  expect(await (await config).json()).toMatchObject({ providers: [], captcha: null });
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continuer avec/ })).toHaveCount(0);
});

test('one presses the button of a provider, and is back where one was, signed in', {
  tag: '@core',
}, async ({ page }) => {
  const { origin, provider } = entrance;
  provider.control.person = {
    sub: 'zoe',
    email: 'zoe@exemple.fr',
    email_verified: true,
    given_name: 'Zoé',
    family_name: 'Garance',
  };
  await page.goto(`${origin}/devis`);
  await page.getByRole('link', { name: 'Connexion' }).click();
  const button = page.getByRole('button', { name: 'Continuer avec votre organisation' });
  await expect(button).toBeVisible();
  await expectAccessible(page);
  await button.click();
  await expect(page).toHaveURL(`${origin}/devis`);
  await expect(accountMenu(page, 'Zoé')).toBeVisible();
});

test('who gives up at the provider is told so, and may try again', async ({ page }) => {
  const { origin, provider } = entrance;
  provider.control.person = { sub: 'patiente', email: 'patiente@exemple.fr', email_verified: true };
  provider.control.refusal = 'access_denied';
  await page.goto(`${origin}/auth?tab=signup`);
  await page.getByRole('button', { name: 'Continuer avec votre organisation' }).click();
  await expect(page.getByRole('alert').first()).toHaveText(
    'La connexion n’a pas abouti. Recommencez depuis cette page.',
  );
  await expect(page).toHaveURL(`${origin}/auth`);
  provider.control.refusal = null;
  await page.getByRole('button', { name: 'Continuer avec votre organisation' }).click();
  await expect(accountMenu(page)).toBeVisible();
});

test('another site is taken off an account and linked to it again, never that of somebody else', async ({
  page,
  openElsewhere,
  request,
}) => {
  const { origin, provider } = entrance;
  const stranger = { sub: 'luc', email: 'luc@exemple.fr', email_verified: true };
  provider.control.person = stranger;
  await enter(await openElsewhere());
  const { email } = await makeAccount(request, {}, entrance);
  const owner = { sub: 'owner', email, email_verified: true };
  provider.control.person = owner;
  await enter(page);

  await page.goto(`${origin}/account`);
  const waysIn = accountCard(page, 'Autres façons de se connecter');
  await expect(waysIn.getByText(`Vous connecte avec ${email}`)).toBeVisible();
  await expectAccessible(page);
  await waysIn.getByRole('button', { name: 'Dissocier votre organisation' }).click();
  await expect(waysIn.getByRole('status')).toHaveText(
    'Vous ne vous connectez plus avec votre organisation.',
  );
  const link = waysIn.getByRole('button', { name: 'Relier votre organisation' });
  await expect(link).toBeFocused();

  provider.control.person = stranger;
  await link.click();
  await expect(page.getByText('Votre compte n’a pas changé')).toBeVisible();
  await expect(page.getByText('Cette façon de se connecter sert déjà à un compte.')).toBeVisible();
  await expect(page).toHaveURL(`${origin}/account`);

  provider.control.person = { ...owner, email: 'autre@ailleurs.fr' };
  await link.click();
  await expect(waysIn.getByText('Vous connecte avec autre@ailleurs.fr')).toBeVisible();
});

test('who has no other way in keeps it', async ({ page }) => {
  const { origin, provider } = entrance;
  provider.control.person = { sub: 'seule', email: 'seule@exemple.fr', email_verified: true };
  await enter(page);
  await page.goto(`${origin}/account`);
  const waysIn = accountCard(page, 'Autres façons de se connecter');
  await expect(waysIn.getByText('Votre seule façon de vous connecter')).toBeVisible();
  await expect(waysIn.getByRole('button')).toHaveCount(0);
});

test('a form sends the token of the captcha, whose script is loaded then and not before', async ({
  page,
}) => {
  const { origin } = entrance;
  const scripts: string[] = [];
  await page.route('https://challenges.cloudflare.com/**', (route) => {
    scripts.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: TURNSTILE });
  });
  const sent: unknown[] = [];
  // The server cannot reach the captcha’s maker from this machine.
  await page.route('**/auth/v1/signup*', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({
      status: 400,
      headers: { 'x-sb-error-code': 'captcha_failed' },
      json: { code: 400, error_code: 'captcha_failed', msg: 'captcha protection' },
    });
  });
  await page.goto(`${origin}/auth?tab=signup`);
  await page.getByLabel('Adresse e-mail').fill('robot@exemple.fr');
  await page.getByLabel('Mot de passe', { exact: true }).fill('cheval-pile-agrafe');
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  const box = page
    .getByRole('region', { name: 'Vérification anti-robot' })
    .getByRole('checkbox', { name: 'Je suis humain' });
  await expect(page.getByRole('region', { name: 'Vérification anti-robot' })).toBeFocused();
  await expectAccessible(page);
  await box.click();
  await expect(page.getByRole('alert').first()).toHaveText(
    'La vérification anti-robot n’a pas abouti. Recommencez-la.',
  );
  await expect(box).toHaveCount(0);
  expect(sent).toMatchObject([
    {
      email: 'robot@exemple.fr',
      gotrue_meta_security: { captcha_token: 'jeton pour cle-du-site' },
    },
  ]);
  expect(scripts).toHaveLength(1);
});

test('a captcha whose script does not come lets nobody through, and says so', async ({ page }) => {
  await page.route('https://challenges.cloudflare.com/**', (route) => route.abort());
  await page.goto(`${entrance.origin}/auth`);
  await page.getByLabel('Adresse e-mail').fill('robot@exemple.fr');
  await page.getByLabel('Mot de passe', { exact: true }).fill('cheval-pile-agrafe');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('alert').first()).toHaveText(
    'La vérification anti-robot n’a pas abouti. Recommencez-la.',
  );
});

/** Signs in through the identity provider. */
async function enter(page: Page) {
  await page.goto(`${entrance.origin}/auth`);
  await page.getByRole('button', { name: 'Continuer avec votre organisation' }).click();
  await expect(accountMenu(page)).toBeVisible();
}

/** The script described on developers.cloudflare.com/turnstile, for a suspicious visitor. */
const TURNSTILE = `
window.turnstile = {
  render(place, options) {
    const label = document.createElement('label');
    const box = document.createElement('input');
    box.type = 'checkbox';
    label.append(box, ' Je suis humain');
    label.style.cssText = 'background: white; color: black; padding: 1rem';
    box.addEventListener('change', () => options.callback('jeton pour ' + options.sitekey));
    place.append(label);
    options['before-interactive-callback']();
    return 'widget';
  },
  remove() {},
};
window[new URL(document.currentScript.src).searchParams.get('onload')]();
`;
