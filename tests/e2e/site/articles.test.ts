import { expect, type Page } from 'playwright/test';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { waitForPage } from '../journey/open-editor.ts';
import { exactly } from '../journey/words.ts';

const ARTICLE = '/articles/penalites-retard-calcul';
const PAGES = [
  { path: ARTICLE, tag: '@core', title: 'Pénalités de retard : calcul, taux et indemnité' },
  { path: '/articles/chapitre-6-retards-paiement', title: 'Retards de paiement et impayés' },
  { path: '/guides', title: 'Guides de la facturation' },
  { path: '/recherche', tag: '@core', title: 'Rechercher' },
];

for (const { path, tag = [], title } of PAGES)
  test(`${path} is accessible on a phone in light and on a desk in dark`, { tag }, async ({
    page,
  }) => {
    for (const { width, colorScheme } of LOOKS) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expectTitle(page, title);
      await waitForPage(page);
      await expectAccessible(page);
    }
  });

test('a reader goes from the guides to an article, through it, and says that it helped', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/guides');
  await waitForPage(page);
  await page.getByRole('link', { name: /^Calculer les pénalités de retard/ }).click();
  await expectTitle(page, 'Pénalités de retard : calcul, taux et indemnité');
  await expect(page).toHaveURL(ARTICLE);
  await expect(page.getByRole('table').first()).toContainText(exactPart('49,74 €'));
  await page
    .getByRole('navigation', { name: 'Sur cette page' })
    .getByRole('link', { name: 'Vos questions' })
    .click();
  await expect(page.getByRole('heading', { name: 'Vos questions' })).toBeInViewport();
  const vote = page.getByRole('region', { name: /^Cette page vous a-t-elle aidé/ });
  await vote.getByRole('button', { name: 'Oui' }).click();
  await expect(vote.getByRole('status')).toHaveText('Merci, votre avis est compté.');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('facturier.votes')))
    .toBe('penalites-retard-calcul');
  await page.reload();
  await waitForPage(page);
  await expect(vote.getByRole('status')).toHaveText('Merci, votre avis est compté.');
  await expect(vote.getByRole('button')).toHaveCount(0);
});

test('a table of amounts shows the discount and the freight that its total counts', async ({
  page,
}) => {
  await page.goto('/articles/facturation-ecommerce-regles');
  const table = page.getByRole('table').filter({ hasText: 'Code BIENVENUE' }).first();
  const amounts = ['25,50 €', '85,40 €', '−8,54 €', '3,44 €', '1,46 €', '81,76 €'];
  for (const amount of amounts) await expect(table).toContainText(exactPart(amount));
  await expect(table).toContainText(exactPart('59,90 €'));
});

test('an article has a second address, whose canonical one is the first', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/penalites-retard-calcul');
  await expectTitle(page, 'Pénalités de retard : calcul, taux et indemnité');
  await waitForPage(page);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${ARTICLE}$`),
  );
});

test('a search answers without accents, and without a network once it is open', {
  tag: '@core',
}, async ({ page, context }) => {
  await page.goto('/recherche');
  await waitForPage(page);
  const field = page.getByRole('searchbox', { name: 'Que cherchez-vous' });
  await field.fill('penalites');
  const found = page.getByRole('main').getByRole('link', { name: /^Pénalités de retard/ });
  await expect(found).toBeVisible();
  await context.setOffline(true);
  await field.fill('quittance');
  await expect(
    page.getByRole('main').getByRole('link', { name: /^Quittance de loyer ou facture/ }),
  ).toBeVisible();
  await context.setOffline(false);
  await field.fill('penalites');
  await found.click();
  await expect(page).toHaveURL(ARTICLE);
});

test('a search opens an article at the section that answers', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/recherche?q=acompte+ou+arrhes');
  const found = page.getByRole('main').getByRole('link', { name: /^Facture d’acompte/ });
  await expect(found).toContainText('Acompte ou arrhes : les mots à écrire');
  await found.click();
  await expect(page).toHaveURL(/\/articles\/acompte-facture#acompte-ou-arrhes/);
  await expect(page.getByRole('heading', { name: /^Acompte ou arrhes/ })).toBeInViewport();
});

test('a search fetches the words of the texts for what nothing else says, and says when no page does', async ({
  page,
}) => {
  await page.goto('/recherche');
  await waitForPage(page);
  const field = page.getByRole('searchbox', { name: 'Que cherchez-vous' });
  const main = page.getByRole('main');
  await field.fill('fleuriste');
  await expect(main.getByRole('link', { name: /^Franchise en base de TVA/ })).toBeVisible();
  await field.fill('xylophone');
  await expect(main.getByRole('status')).toHaveText(/^Aucune page ne contient ces mots/);
  await main.getByRole('link', { name: 'écrivez-nous' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('/guides leads to eight chapters and forty articles, by subject and by situation', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/guides#impaye');
  await waitForPage(page);
  const subjects = page.getByRole('main').locator('a[href^="/articles/"]:not(ol a)');
  await expect(subjects).toHaveCount(48);
  const situations = page.getByRole('region', { name: 'Par situation' });
  await expect(situations.getByRole('heading', { level: 3 })).toHaveCount(10);
  // The anchor opened it.
  const steps = situations.getByRole('listitem');
  await expect(steps).toHaveCount(4);
  await expectAccessible(page);
  await situations.getByText('J’exerce une profession de santé').click();
  await steps.getByRole('link', { name: 'La facture des professions de santé' }).click();
  await expect(page).toHaveURL(/\/articles\/professions-medicales-facturation$/);
});

for (const width of [360, 1280])
  test(`the header of ${width} px leads to a search, ready for words`, {
    tag: width === 1280 ? '@core' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/faq');
    await waitForPage(page);
    const search = page.getByRole('banner').getByRole('link', { name: 'Rechercher' });
    const field = page.getByRole('searchbox', { name: 'Que cherchez-vous' });
    await search.click();
    await expect(field).toBeFocused();
    await page.keyboard.type('medecin');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /^Médecin, soignant/ })).toBeVisible();
    await expect(page).toHaveURL(/\?q=medecin$/);
    await search.click();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
  });

async function expectTitle(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1, name: exactly(title) })).toBeVisible();
}

function exactPart(text: string): RegExp {
  return new RegExp(text.replaceAll(' ', '\\s'));
}

const LOOKS = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;
