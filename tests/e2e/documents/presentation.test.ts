import { expect } from 'playwright/test';
import { downloadPdf } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { lineNames, showLines, waitForEditor, waitForPage } from '../journey/open-editor.ts';
import { watchShifts } from '../journey/watch-shifts.ts';

const PAGES = [
  { path: '/modeles', tag: '@core', title: 'Modèles de factures, devis, reçus et quittances' },
  { path: '/modeles/peintre', title: 'Modèle de devis pour peintre en bâtiment' },
  { path: '/comptabilite', title: 'Votre comptabilité en ligne' },
  { path: '/partenaires', title: 'Devenir partenaire' },
  { path: '/a-propos', title: 'À propos de Facturier' },
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
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await waitForPage(page);
      await expectAccessible(page);
    }
  });

test('the home page leads to every document, and a nature of one opens as such', {
  tag: '@core',
}, async ({ page }) => {
  const readShifts = await watchShifts(page);
  await page.goto('/');
  await waitForPage(page);
  await page.getByRole('heading', { name: 'Tous les documents' }).scrollIntoViewIfNeeded();
  const pictures = page.getByRole('region', { name: /^Quel document/ }).locator('img');
  await expect(pictures).toHaveCount(6);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate(isDrawn)).toBe(true);
  }
  expect(await readShifts()).toEqual([]);
  await page
    .getByRole('region', { name: 'Tous les documents' })
    .getByRole('link', { name: 'Facture proforma' })
    .first()
    .click();
  await expect(page).toHaveURL(/\/facture-tva/);
  await waitForEditor(page);
  await expect(page.getByRole('img', { name: /^Aperçu/ }).first()).toContainText(/proforma/i);
});

test('a trade is chosen, its example downloaded, then used without the names in it', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/modeles');
  await waitForPage(page);
  const filter = page.getByRole('navigation', { name: 'Filtrer par métier' });
  await filter.getByRole('link', { name: 'Électricien' }).click();
  await expect(page).toHaveURL(/\/modeles\/electricien$/);
  await page.reload();
  await waitForPage(page);
  await expect(filter.getByRole('link', { name: 'Électricien' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const button = page.getByRole('button', { name: /^Télécharger un exemple.*Moderne/ });
  const { text, xml } = await downloadPdf(page, { press: () => button.click() });
  expect(text).toContain('Volcan Électricité');
  expect(text).not.toContain('BROUILLON');
  expect(xml).toContain('F-2026-0154');

  await page.getByRole('link', { name: /^Utiliser ce modèle.*Moderne/ }).click();
  await expect(page).toHaveURL(/\/facture-tva/);
  await waitForEditor(page);
  await showLines(page);
  await expect.poll(async () => (await lineNames(page)).join()).toContain('Tableau électrique');
  await expect(page.getByRole('main')).not.toContainText('Julien Tixier');
});

const LOOKS = [
  { width: 360, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;

function isDrawn(picture: Element): boolean {
  return picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;
}
