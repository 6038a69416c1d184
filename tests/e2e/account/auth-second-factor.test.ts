import { Secret, TOTP } from 'otpauth';
import { type APIRequestContext, expect } from 'playwright/test';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import {
  accountMenu,
  linkOf,
  makeAccount,
  readMessage,
  signIn,
  type TestAccount,
} from '../journey/make-account.ts';

test('the second factor is asked for before anything else shows; a recovery code replaces it', {
  tag: '@core',
}, async ({ page, request }) => {
  const account = await makeAccount(request, { first_name: 'Zoé' });
  const { recoveryCode } = await enrol(request, account);
  await signIn(page, account);
  await expect(page.getByRole('heading', { name: 'Confirmez que c’est bien vous' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible();
  // Without the second factor one is not signed in, even after a reload.
  await page.goto('/account');
  await expect(page).toHaveURL(/\/auth$/);
  const code = page.getByLabel('Code à 6 chiffres');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill('12');
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByText('Saisissez les 6 chiffres')).toBeVisible();
  await code.fill('000 000');
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByRole('alert')).toContainText('Ce code n’est pas le bon.');
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1440]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
  await page.getByLabel('Code de secours').fill('abcd efgh ijkl mnop');
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByRole('alert')).toContainText('Ce code de secours n’est pas le bon');
  await page.getByLabel('Code de secours').fill(recoveryCode);
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(accountMenu(page, 'Zoé')).toBeVisible();
});

test('a forgotten password does not go around the second factor', async ({ page, request }) => {
  const account = await makeAccount(request);
  const { recoveryCode } = await enrol(request, account);
  await page.goto('/auth?tab=recover');
  await page.getByLabel('Adresse e-mail').fill(account.email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText(account.email)).toBeVisible();
  await page.goto(linkOf(await readMessage(account.email, 'Choisissez un nouveau mot de passe')));
  await page.getByRole('button', { name: 'Choisir un mot de passe' }).click();
  await expect(page.getByRole('heading', { name: 'Confirmez que c’est bien vous' })).toBeVisible();
  await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
  await page.getByLabel('Code de secours').fill(recoveryCode);
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('un tout autre cheval');
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByRole('heading', { name: 'Votre mot de passe est changé' })).toBeVisible();
});

test('whoever has no code goes back to the way in', async ({ page, request }) => {
  const account = await makeAccount(request);
  await enrol(request, account);
  await signIn(page, account);
  await page.getByRole('button', { name: 'Utiliser un autre compte' }).click();
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
});

/** Enrols a second factor and recovery codes, by the calls of the account page. */
async function enrol(request: APIRequestContext, { email, password }: TestAccount) {
  const { publishableKey } = await (await request.get('/config.json')).json();
  const ask = async (path: string, data: object, token?: string) => {
    const headers = { apikey: publishableKey, ...(token && { Authorization: `Bearer ${token}` }) };
    const answer = await request.post(`/auth/v1/${path}`, { headers, data });
    expect(answer.status(), path).toBe(200);
    return answer.json();
  };
  const { access_token: first } = await ask('token?grant_type=password', { email, password });
  const factor = await ask('factors', { factor_type: 'totp' }, first);
  const challenge = await ask(`factors/${factor.id}/challenge`, {}, first);
  const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate();
  const proof = { challenge_id: challenge.id, code };
  const { access_token: strong } = await ask(`factors/${factor.id}/verify`, proof, first);
  const { codes } = await ask('factors/recovery-codes', {}, strong);
  return { recoveryCode: String(codes[0]) };
}
