import { randomUUID } from 'node:crypto';
import { expect } from 'playwright/test';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { readMessage } from '../journey/make-account.ts';
import { waitForPage } from '../journey/open-editor.ts';
import { watchScript } from '../journey/watch-script.ts';
import { startsWith } from '../journey/words.ts';

test('the questions are found by words, in the page and in its address, and read without script', {
  tag: '@core',
}, async ({ page, openElsewhere }) => {
  await page.goto('/faq');
  const search = page.getByLabel('Chercher dans les questions');
  await expect
    .poll(async () => {
      await search.fill('facture rejetee');
      return page
        .getByRole('status')
        .filter({ hasText: /trouvée/ })
        .count();
    })
    .toBe(1);
  await expect(page).toHaveURL(/q=facture\+rejetee/);
  const question = page
    .getByText(startsWith('Ma facture est « rejetée »'))
    .filter({ visible: true });
  await question.click();
  await expect(page.getByText(/^Un rejet est technique/).filter({ visible: true })).toBeVisible();
  await search.fill('');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Conserver ses factures' }),
  ).toBeVisible();

  const reader = await openElsewhere({ javaScriptEnabled: false });
  await reader.goto(new URL('/faq#choisir-plateforme', page.url()).href);
  await expect(reader.getByText(/^Une plateforme agréée, immatriculée/)).toBeVisible();
});

test('from another page the questions come too, and their text is in no script', async ({
  page,
}) => {
  const scripts = watchScript(page);
  await page.goto('/contact');
  await page.getByRole('main').getByRole('link', { name: 'questions fréquentes' }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: 'Conserver ses factures' }),
  ).toBeVisible();
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions fréquentes');
  await page.waitForLoadState('load');
  const text = await scripts();
  expect(text.length).toBeGreaterThan(100_000);
  expect(text).not.toContain('Un rejet est technique');
});

test('the panel counts all that is found, shows the first, and leads to the others', async ({
  page,
}) => {
  await page.goto('/contact');
  await waitForPage(page);
  await page.getByRole('button', { name: 'Aide', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Aide' });
  await panel.getByLabel('Votre question en quelques mots').fill('tva');
  await expect(panel.getByRole('status').first()).toHaveText(/ dont voici les 5 premières$/);
  const said = await panel.getByRole('status').first().textContent();
  await panel.getByRole('link', { name: 'Voir toutes les questions' }).click();
  await expect(page).toHaveURL('/faq?q=tva');
  const count = said?.replace(/,.*/, '') ?? '';
  await expect(page.getByRole('main').getByRole('status')).toHaveText(count);
});

test('who comes back to the questions finds the place that was left', async ({ page }) => {
  await page.goto('/faq');
  await waitForPage(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(1000);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nous écrire');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions fréquentes');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('a message to the operator survives a closed panel and a refusal, and arrives', {
  tag: '@core',
}, async ({ page }) => {
  const email = `${randomUUID().slice(0, 8)}@exemple.fr`;
  await page.goto('/devis');
  const help = page.getByRole('button', { name: 'Aide', exact: true });
  const panel = page.getByRole('dialog', { name: 'Aide' });
  // A press before hydration is replayed.
  await help.click();
  await expect(panel).toBeVisible();
  await panel.getByLabel('Votre question en quelques mots').fill('acompte');
  await expect(panel.getByRole('status').first()).toHaveText(/trouvée/);
  await panel.getByLabel('Votre adresse e-mail').fill(email);
  await panel.getByLabel('Objet').fill('Un acompte');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await help.click();
  await expect(panel.getByLabel('Votre adresse e-mail')).toHaveValue(email);

  const send = panel.getByRole('button', { name: 'Envoyer le message' });
  await send.click();
  await expect(panel.getByText('Écrivez votre message.')).toBeVisible();
  await panel.getByLabel('Message', { exact: true }).fill('Comment faire un acompte de moitié ?');
  await page.route('**/functions/v1/support-message', (route) => route.abort());
  await send.click();
  await expect(panel.getByRole('alert')).toContainText(/réseau|connexion/i);
  await expect(panel.getByLabel('Message', { exact: true })).toHaveValue(/moitié/);
  await expectAccessible(page, '[role="dialog"]');

  await page.unroute('**/functions/v1/support-message');
  // The server receives it, but its answer is lost.
  const numbers: string[] = [];
  await page.route('**/functions/v1/support-message', async (route) => {
    const answer = await route.fetch();
    numbers.push((await answer.json()).number);
    await route.abort();
  });
  await send.click();
  await expect.poll(() => numbers).toHaveLength(1);
  await expect(panel.getByRole('alert')).toContainText(/réseau|connexion/i);
  await page.unroute('**/functions/v1/support-message');
  await send.click();
  await expect(panel.getByText('Votre message est arrivé.')).toBeVisible();
  await expect(panel.getByText(/^A-\d{6}$/)).toHaveText(numbers[0] ?? '');
  // This server keeps its mail in an outbox.
  await expect(panel.getByRole('link', { name: 'Lire les messages gardés' })).toBeVisible();
  const number = await panel.getByText(/^A-\d{6}$/).textContent();
  await readMessage(email, `Nous avons reçu votre message (${number})`);
});
