import { expect, type Page } from 'playwright/test';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { describeLooks } from '../journey/looks.ts';
import { accountMenu, linkOf, makeAccount, readMessage, signIn } from '../journey/make-account.ts';
import { waitForPage } from '../journey/open-editor.ts';
import { watchRest } from '../journey/watch-rest.ts';
import { watchShifts } from '../journey/watch-shifts.ts';

describeLooks(({ width }) => {
  for (const [path, button] of [
    ['/auth', 'Se connecter'],
    ['/auth?tab=signup', 'Créer mon compte'],
    ['/auth?tab=recover', 'Recevoir le lien'],
    ['/auth?tab=link', 'Recevoir le lien'],
    ['/reset-password', 'Recevoir le lien'],
    ['/auth-confirm', 'Recevoir un nouveau lien'],
  ] as const)
    test(`${path}, empty then refused, is accessible and kept out of search engines`, async ({
      page,
    }) => {
      await page.goto(path);
      const submit = page.getByRole('button', { name: button, exact: true });
      await expect(submit).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      await submit.click();
      await expect(page.getByText('Saisissez votre adresse e-mail.')).toBeVisible();
      await expectAccessible(page);
    });

  test('the way of a link is accessible, from the mailbox to the menu of the account', async ({
    page,
    request,
  }) => {
    const { email } = await makeAccount(request, { first_name: 'Zoé', last_name: 'Élan' });
    await page.goto('/auth?tab=recover');
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByRole('button', { name: 'Recevoir le lien' }).click();
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
    await page.goto(linkOf(await readMessage(email, 'Choisissez un nouveau mot de passe')));
    const confirm = page.getByRole('button', { name: 'Choisir un mot de passe' });
    await expect(confirm).toBeVisible();
    await expectAccessible(page);
    await confirm.click();
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('dragees8');
    await expect(page.getByText(/^Mot de passe faible/)).toBeVisible();
    await expectAccessible(page);
    await openAccountMenu(page, width);
    await expect(page.getByText('Zoé Élan')).toBeVisible();
    await expectAccessible(page);
  });
});

test('the form is sent by the keyboard alone', async ({ page, request }) => {
  const { email, password } = await makeAccount(request);
  await page.goto('/auth');
  await waitForPage(page);
  await page.getByLabel('Adresse e-mail').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Mot de passe oublié/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(accountMenu(page)).toBeVisible();
});

test('what replaces a form takes the focus, so that it is read aloud', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  await page.getByRole('link', { name: 'Recevoir un lien de connexion par e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Connexion par e-mail' })).toBeFocused();
  await page.getByLabel('Adresse e-mail').fill('lecture@exemple.fr');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Vérifiez votre boîte' })).toBeFocused();
});

for (const width of [360, 1440])
  test(`a page does not move when it knows who is signed in, at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, await makeAccount(request));
    await expect(page).toHaveURL(/\/$/);
    await waitForPage(page);
    const readShifts = await watchShifts(page);
    const untilRest = watchRest(page);
    await page.goto('/');
    await waitForPage(page);
    // On narrow pages it is attached but hidden.
    const menu = { name: /^Menu du compte/, includeHidden: true };
    await expect(page.getByRole('button', menu)).toBeAttached();
    await untilRest();
    expect(await readShifts()).toEqual([]);
  });

async function openAccountMenu(page: Page, width: number) {
  const panel = page.getByRole('button', { name: 'Ouvrir le menu' });
  await (width < 1024 ? panel : accountMenu(page, 'Zoé Élan')).click();
}
