import { TOTP } from 'otpauth';
import { expect, type Page } from 'playwright/test';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import {
  accountCard,
  accountMenu,
  makeAccount,
  openAccount,
  PASSWORD,
  readMessage,
  signIn,
} from '../journey/make-account.ts';

const NEW_PASSWORD = 'un autre cheval';

test('another password wants the current one, and ends the other sessions', {
  tag: '@core',
}, async ({ page, openElsewhere, request }) => {
  const account = await makeAccount(request);
  const other = await openElsewhere();
  await openAccount(other, account);
  await openAccount(page, account);
  await expect(sessions(page)).toHaveCount(2);
  const password = accountCard(page, 'Mot de passe');
  const submit = password.getByRole('button', { name: 'Changer de mot de passe' });
  await password.getByLabel('Mot de passe actuel').fill('pas celui-ci');
  await password.getByLabel('Nouveau mot de passe').fill('court');
  await submit.click();
  await expect(password.getByText('Choisissez au moins 8 caractères.').first()).toBeVisible();
  await password.getByLabel('Nouveau mot de passe').fill('password123');
  await password.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await submit.click();
  await expect(password.getByRole('alert')).toContainText('des plus devinés');
  await password.getByLabel('Nouveau mot de passe').fill(NEW_PASSWORD);
  await password.getByLabel('Mot de passe actuel').fill('pas celui-ci');
  await submit.click();
  await expect(password.getByRole('alert')).toContainText('Ce n’est pas votre mot de passe');
  await password.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await submit.click();
  await expect(password.getByText('Votre mot de passe est changé.')).toBeVisible();
  await expect(password.getByLabel('Nouveau mot de passe')).toHaveValue('');
  const { text } = await readMessage(account.email, 'Votre mot de passe a changé');
  expect(text).toMatch(/a changé le \d+ \S+ \d{4} à \d\d:\d\d \(heure de Paris\)/);
  expect(text).toContain('/auth?tab=recover');
  await expect(sessions(page)).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(/\/auth$/);
  await signIn(other, { ...account, password: NEW_PASSWORD });
  await expect(accountMenu(other)).toBeVisible();
});

test('who has no password to show shows the code of a message', async ({ page, request }) => {
  const account = await makeAccount(request);
  await openAccount(page, account);
  const password = accountCard(page, 'Mot de passe');
  await password.getByRole('button', { name: 'Recevoir plutôt un code par e-mail' }).click();
  await expect(password.getByText('Le code est parti')).toBeVisible();
  const { text } = await readMessage(account.email, 'Votre code de vérification');
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
  await password.getByLabel('Nouveau mot de passe').fill(NEW_PASSWORD);
  await password.getByLabel('Code reçu par e-mail').fill(code === '000000' ? '000001' : '000000');
  await password.getByRole('button', { name: 'Changer de mot de passe' }).click();
  await expect(password.getByRole('alert')).toContainText('Ce code n’est pas le bon');
  await password.getByLabel('Code reçu par e-mail').fill(code);
  await password.getByRole('button', { name: 'Changer de mot de passe' }).click();
  await expect(password.getByText('Votre mot de passe est changé.')).toBeVisible();
});

test('a second factor is enrolled, signs in, and has codes for the day it is lost', {
  tag: '@core',
}, async ({ page, request }) => {
  const account = await makeAccount(request);
  await openAccount(page, account);
  const factor = accountCard(page, 'Double vérification');
  await factor.getByRole('button', { name: 'Activer la double vérification' }).click();
  await expect(factor.getByRole('img', { name: /Code QR/ })).toBeVisible();
  const key = await factor.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent();
  const totp = new TOTP({ secret: key?.replaceAll(' ', '') ?? '' });
  await factor.getByLabel('Code à 6 chiffres').fill('12');
  await factor.getByRole('button', { name: 'Confirmer' }).click();
  await expect(factor.getByText('Saisissez les 6 chiffres')).toBeVisible();
  await factor.getByLabel('Code à 6 chiffres').fill(totp.generate());
  await factor.getByRole('button', { name: 'Confirmer' }).click();
  const codes = factor.getByRole('region', { name: 'Codes de secours' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [first = ''] = await codes.allTextContents();
  await expectAccessible(page);
  await factor.getByRole('button', { name: 'J’ai gardé mes codes' }).click();
  await expect(factor.getByText('Il vous reste 10 codes de secours.')).toBeVisible();
  await expect(factor.getByText('Activée')).toBeVisible();
  // The session of this browser predates the recovery codes.
  await page.reload();
  await expect(factor.getByText('Il vous reste 10 codes de secours.')).toBeVisible();

  await signOutHere(page);
  await signIn(page, account);
  // A code works once, but the next half-minute’s is already valid.
  await page
    .getByLabel('Code à 6 chiffres')
    .fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(accountMenu(page)).toBeVisible();

  await page.goto('/account');
  await signOutHere(page);
  await signIn(page, account);
  await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
  await page.getByLabel('Code de secours').fill(first);
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(accountMenu(page)).toBeVisible();
  await page.goto('/account');
  await expect(factor.getByText('Il vous reste 9 codes de secours.')).toBeVisible();

  await factor.getByRole('button', { name: 'Remplacer les codes de secours' }).click();
  const question = page.getByRole('dialog', { name: 'Remplacer les codes de secours' });
  await expect(question).toContainText('ne serviront plus');
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(factor.getByText('Il vous reste 9 codes de secours.')).toBeVisible();
  await factor.getByRole('button', { name: 'Remplacer les codes de secours' }).click();
  await question.getByRole('button', { name: 'Remplacer les codes' }).click();
  await expect(codes).toHaveCount(10);
  await expect(codes.filter({ hasText: first })).toHaveCount(0);
  await factor.getByRole('button', { name: 'J’ai gardé mes codes' }).click();
  await factor.getByRole('button', { name: /^Retirer/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Désactiver' }).click();
  await expect(
    factor.getByRole('button', { name: 'Activer la double vérification' }),
  ).toBeVisible();
  await expect(factor.getByText('Activée')).toBeHidden();
});

test('with a second factor, the end of an account wants its code', async ({ page, request }) => {
  await openAccount(page, await makeAccount(request));
  const factor = accountCard(page, 'Double vérification');
  await factor.getByRole('button', { name: 'Activer la double vérification' }).click();
  const key = await factor.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent();
  const totp = new TOTP({ secret: key?.replaceAll(' ', '') ?? '' });
  await factor.getByLabel('Code à 6 chiffres').fill(totp.generate());
  await factor.getByRole('button', { name: 'Confirmer' }).click();
  await factor.getByRole('button', { name: 'J’ai gardé mes codes' }).click();

  await page.getByRole('button', { name: 'Supprimer mon compte…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer mon compte' });
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel(/^Code de votre application/).fill('000');
  const submit = dialog.getByRole('button', { name: /demander la suppression$/ });
  await submit.click();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await dialog
    .getByLabel(/^Code de votre application/)
    .fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await submit.click();
  await expect(page.getByRole('heading', { name: /^Votre compte sera supprimé/ })).toBeVisible();
  await expect(sessions(page)).toHaveCount(1);
});

test('other devices are signed out, then all of them', async ({ page, openElsewhere, request }) => {
  const account = await makeAccount(request);
  const other = await openElsewhere();
  await openAccount(other, account);
  await openAccount(page, account);
  await expect(sessions(page).first()).toContainText('Chrome sur');
  await expect(sessions(page).first()).toContainText('Cet appareil');
  await page.getByRole('button', { name: 'Déconnecter les autres' }).click();
  await expect(page.getByText('Vos autres appareils sont déconnectés.')).toBeVisible();
  await expect(sessions(page)).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(/\/auth$/);

  await openAccount(other, account);
  await page.reload();
  await expect(sessions(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Se déconnecter partout' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await other.reload();
  await expect(other).toHaveURL(/\/auth$/);
});

function sessions(page: Page) {
  return accountCard(page, 'Appareils connectés').getByRole('listitem');
}

async function signOutHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Se déconnecter ici' }).click();
  await expect(page).toHaveURL(/\/auth$/);
}
