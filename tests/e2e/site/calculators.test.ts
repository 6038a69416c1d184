import { expect, type Page } from 'playwright/test';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { tagLook } from '../journey/looks.ts';
import { field, waitForPage } from '../journey/open-editor.ts';
import { startsWith } from '../journey/words.ts';

test('each calculator reads what is typed and answers at once', { tag: '@core' }, async ({
  page,
}) => {
  test.slow();
  for (const { name, type, answer } of VISITS) {
    await page.goto(`/calculatrices/${name}`);
    await waitForPage(page);
    await type(page);
    await expect(result(page).getByText(startsWith(answer)).first()).toBeVisible();
  }
});

test('a link opens the same result, and a bad text loses nothing', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/calculatrices/ht-ttc');
  await waitForPage(page);
  await field(page, 'Montant').fill('99,90');
  await expect(page).toHaveURL(/amount=99%2C90/);
  await page.reload();
  await waitForPage(page);
  await expect(field(page, 'Montant')).toHaveValue('99,90');
  await expect(result(page).getByText(startsWith('119,88 €')).first()).toBeVisible();
  await field(page, 'Montant').fill('cent');
  await field(page, 'Montant').blur();
  await expect(page.getByText('Écrivez un montant, par exemple')).toBeVisible();
  await expect(field(page, 'Montant')).toHaveValue('cent');
});

test('what is typed before the page is alive counts', async ({ page }) => {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/calculatrices/ht-ttc', { waitUntil: 'commit' });
  await field(page, 'Montant').fill('200');
  await page.getByLabel('Ce montant est').selectOption('gross');
  letThrough();
  await waitForPage(page);
  await expect(result(page).getByText(startsWith('166,67 €')).first()).toBeVisible();
});

test('the day that thirtieths do not count is said', async ({ page }) => {
  await page.goto('/calculatrices/prorata-loyer');
  await waitForPage(page);
  await field(page, 'Entrée').fill('31/10/2026');
  await page.getByLabel('Jours du mois').selectOption({ index: 1 });
  await expect(result(page).getByText(startsWith('Compté en trentièmes'))).toBeVisible();
  await page.getByLabel('Jours du mois').selectOption({ index: 0 });
  await expect(result(page).getByText(startsWith('Compté en trentièmes'))).toBeHidden();
  await expect(result(page).getByText('1 sur 31')).toBeVisible();
});

test('an article has the calculator that it speaks of', async ({ page }) => {
  await page.goto('/articles/penalites-retard-calcul');
  await waitForPage(page);
  await field(page, 'Échéance').fill('31/08/2026');
  await field(page, 'Payée le').fill('31/10/2026');
  await expect(result(page).getByText(startsWith('89,74 €')).first()).toBeVisible();
  await expect(page).toHaveURL(/penalites-retard-calcul$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the calculators are accessible in the ${colorScheme} theme`, {
    tag: tagLook(360, colorScheme),
  }, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 900 });
    for (const { name } of [{ name: '' }, ...VISITS]) {
      await page.goto(`/calculatrices/${name}`);
      await waitForPage(page);
      await expectAccessible(page);
    }
  });
}

function result(page: Page) {
  return page.getByRole('region', { name: 'Résultat' });
}

const VISITS: { name: string; type: (page: Page) => Promise<void>; answer: string }[] = [
  {
    name: 'ht-ttc',
    type: (page) => field(page, 'Montant').fill('1 234,56'),
    answer: '1 481,47 €',
  },
  {
    name: 'penalites-retard',
    type: async (page) => {
      await field(page, 'Échéance').fill('31/08/2026');
      await field(page, 'Payée le').fill('31/10/2026');
    },
    answer: '89,74 €',
  },
  {
    name: 'echeance',
    type: async (page) => {
      await page.getByLabel('Délai convenu').selectOption('end-of-month-days');
    },
    answer: '14 janvier 2027',
  },
  {
    name: 'numeros',
    type: (page) => field(page, 'Numéro').fill('FR45732829320'),
    answer: 'La clé est fausse',
  },
  {
    name: 'seuils',
    type: (page) => field(page, 'Chiffre d’affaires de l’année, hors taxes').fill('42 000'),
    answer: 'TVA dès le dépassement',
  },
  {
    name: 'prorata-loyer',
    type: (page) => field(page, 'Entrée').fill('15/02/2027'),
    answer: '480,00 €',
  },
  {
    name: 'revision-loyer',
    type: async (page) => {
      await page.getByLabel('Classe énergie (DPE)').selectOption('F-G');
    },
    answer: 'Le loyer ne change pas',
  },
  {
    name: 'facture-note-ou-recu',
    type: (page) => page.getByLabel('J’annule ou je réduis une facture').check(),
    answer: 'Un avoir',
  },
];
