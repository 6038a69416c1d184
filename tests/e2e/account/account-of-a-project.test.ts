import { Secret, TOTP } from 'otpauth';
import { expect, type Page } from 'playwright/test';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import {
  accountCard,
  makeAccount,
  openAccount,
  PASSWORD,
  readMessage,
  signIn,
} from '../journey/make-account.ts';

/** The defaults of a Supabase project. */
const PROJECT = {
  recoveryCodes: false,
  passwordProof: 'none',
  addressProof: 'none',
  endsAtOnce: false,
};
const NEW_PASSWORD = 'un autre cheval';

test('where no password is checked, none is asked for, until the project wants a code', async ({
  page,
  request,
}) => {
  await serveAs(page, PROJECT);
  const account = await makeAccount(request);
  await openAccount(page, account);
  const [email, password] = [
    accountCard(page, 'Adresse e-mail'),
    accountCard(page, 'Mot de passe'),
  ];
  for (const shown of [email, password]) {
    await expect(shown.getByLabel('Mot de passe actuel')).toHaveCount(0);
    await expect(shown.getByRole('button', { name: /code par e-mail/ })).toHaveCount(0);
  }
  await expectAccessible(page);
  await email.getByLabel('Nouvelle adresse e-mail').fill(`nouvelle-${account.email}`);
  await email.getByRole('button', { name: 'Changer d’adresse' }).click();
  await expect(email.getByText('Deux messages sont partis.')).toBeVisible();

  // The session is more than a day old.
  await page.route('**/auth/v1/user', refuseOnce(400, 'reauthentication_needed'));
  await password.getByLabel('Nouveau mot de passe').fill(NEW_PASSWORD);
  const submit = password.getByRole('button', { name: 'Changer de mot de passe' });
  await submit.click();
  await expect(password.getByRole('alert')).toContainText('confirmez d’abord');
  await submit.click();
  await expect(password.getByText('Saisissez tous les chiffres du message.')).toBeVisible();
  await password.getByRole('button', { name: 'Recevoir un code par e-mail' }).click();
  await expect(password.getByText('Le code est parti')).toBeVisible();
  const { text } = await readMessage(account.email, 'Votre code de vérification');
  await password.getByLabel('Code reçu par e-mail').fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
  await submit.click();
  await expect(password.getByText('Votre mot de passe est changé.')).toBeVisible();
  await expect(password.getByLabel('Code reçu par e-mail')).toHaveCount(0);
});

test('where the current password alone is checked, a code is no way around it', async ({
  page,
  request,
}) => {
  await serveAs(page, { ...PROJECT, passwordProof: 'password' });
  await openAccount(page, await makeAccount(request));
  const password = accountCard(page, 'Mot de passe');
  await expect(password.getByRole('button', { name: /code par e-mail/ })).toHaveCount(0);
  await password.getByLabel('Nouveau mot de passe').fill(NEW_PASSWORD);
  await password.getByLabel('Mot de passe actuel').fill('pas celui-ci');
  await page.route('**/auth/v1/user', refuseOnce(400, 'current_password_invalid'));
  const submit = password.getByRole('button', { name: 'Changer de mot de passe' });
  await submit.click();
  await expect(password.getByRole('alert')).toContainText('Ce n’est pas votre mot de passe');
  await password.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await submit.click();
  await expect(password.getByText('Votre mot de passe est changé.')).toBeVisible();
});

test('where tokens outlive their session, the account says for how long', async ({
  page,
  openElsewhere,
  request,
}) => {
  const account = await makeAccount(request);
  const other = await openElsewhere();
  await openAccount(other, account);
  await serveAs(page, PROJECT);
  await openAccount(page, account);
  const sessions = accountCard(page, 'Appareils connectés');
  await expect(
    sessions.getByText('Un appareil que vous déconnectez d’ici peut encore lire et modifier'),
  ).toContainText('60 minutes au plus');
  await other.reload();
  const own = accountCard(other, 'Appareils connectés');
  await expect(own.getByRole('listitem')).toHaveCount(2);
  await expect(own.getByText('Un appareil que vous déconnectez d’ici')).toHaveCount(0);
});

test('recovery codes that are not checked are offered nowhere', async ({ page, request }) => {
  await serveAs(page, PROJECT);
  const account = await makeAccount(request);
  await openAccount(page, account);
  const factor = accountCard(page, 'Double vérification');
  await factor.getByRole('button', { name: 'Activer la double vérification' }).click();
  const key = await factor.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent();
  const totp = new TOTP({ secret: Secret.fromBase32(key?.replaceAll(' ', '') ?? '') });
  await factor.getByLabel('Code à 6 chiffres').fill(totp.generate());
  await factor.getByRole('button', { name: 'Confirmer' }).click();
  await expect(factor.getByText('Activée')).toBeVisible();
  await expect(factor.getByText('Ajoutez une seconde application')).toBeVisible();
  await expect(page.getByText(/codes? de secours/)).toHaveCount(0);
  await factor.getByRole('button', { name: /^Retirer/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Votre mot de passe suffira');
  await expect(page.getByText(/codes? de secours/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('button', { name: 'Supprimer mon compte…' }).click();
  await expect(page.getByLabel('Code de votre application')).toBeVisible();
  await expect(page.getByText(/code de secours/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler' }).click();

  await page.getByRole('button', { name: 'Se déconnecter ici' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await signIn(page, account);
  await expect(page.getByLabel('Code à 6 chiffres')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Utiliser un autre compte' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Utiliser un code de secours' })).toHaveCount(0);
});

/** Serves pages whose configuration has these account capabilities. */
async function serveAs(page: Page, capabilities: object): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), capabilities } });
  });
}

/** Answers the first account update as GoTrue would refuse it; later ones reach the server. */
function refuseOnce(status: number, code: string): Parameters<Page['route']>[1] {
  let isRefused = false;
  return async (route) => {
    if (isRefused || route.request().method() !== 'PUT') return route.continue();
    isRefused = true;
    await route.fulfill({
      status,
      headers: { 'x-sb-error-code': code },
      json: { code: status, error_code: code, msg: 'Refused' },
    });
  };
}
