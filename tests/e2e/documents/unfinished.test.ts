import { expect } from 'playwright/test';
import { download, readPdf } from '../journey/download-file.ts';
import { fillInvoice } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { cell, clientName, field, openEditor, sellerCard } from '../journey/open-editor.ts';

test('an unfinished invoice leaves as a BROUILLON, and the page leads to what is missing', {
  tag: '@core',
}, async ({ page }) => {
  await openEditor(page);
  await fillInvoice(page);
  await field(sellerCard(page), 'Ville').fill('');
  await cell(page, 'Désignation', 2).fill('');

  const file = await download(page, () =>
    page.getByRole('button', { name: 'Télécharger le PDF' }).click(),
  );
  expect(file.name).toMatch(/^F-\d{4}-0001 Cycles Garance SAS \(brouillon\)\.pdf$/);
  await expect(page.getByText('Brouillon téléchargé', { exact: true })).toBeVisible();
  await expect(page.getByText(/^2 mentions manquent\u00a0: /)).toBeVisible();

  await page.getByRole('button', { name: 'Voir', exact: true }).click();
  const { text, xml } = await readPdf(file.name, file.bytes);
  expect(text).toContain('BROUILLON');
  expect(xml).toBeUndefined();
  const panel = page.getByRole('button', { name: /^Conformité \d+\/\d+/ });
  await expect(panel).toBeFocused();
  await expect(panel).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('heading', { name: 'À corriger' })).toBeVisible();

  await page.getByRole('button', { name: /^Corriger.*Adresse du vendeur/ }).click();
  await expect(field(sellerCard(page), 'Ville')).toBeFocused();
  await page.keyboard.insertText('Paris');
  await page.getByRole('button', { name: /^Corriger.*Désignation/ }).click();
  await expect(cell(page, 'Désignation', 2)).toBeFocused();
  await page.keyboard.insertText('Quincaillerie');
  await expect(
    page.getByText('facture électronique Factur-X · archivable · accessible'),
  ).toBeVisible();
});

test('no XML leaves with another price than the screen shows', { tag: '@core' }, async ({
  page,
}) => {
  await openEditor(page);
  await fillInvoice(page);
  await cell(page, 'Prix HT', 1).fill('45o,oo');
  await page.getByRole('button', { name: 'Choisir un autre fichier' }).click();
  await page.getByRole('menuitem', { name: /^Télécharger le XML/ }).click();
  await expect(page.getByText('Un champ n’a pas pu être lu.')).toBeVisible();
  await page.getByRole('button', { name: 'Voir', exact: true }).click();
  await expect(cell(page, 'Prix HT', 1)).toBeFocused();
  await cell(page, 'Prix HT', 1).fill('450');
  const { bytes } = await download(page, async () => {
    await page.getByRole('button', { name: 'Choisir un autre fichier' }).click();
    await page.getByRole('menuitem', { name: /^Télécharger le XML/ }).click();
  });
  expect(bytes.toString()).toContain('<ram:ChargeAmount>450');
});

test('« à quoi sert cette mention ? » is answered, with the text of law', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Conformité Tout voir', exact: true }).click();
  const rule = page.getByRole('listitem').filter({ hasText: 'Nom du vendeur' }).first();
  await expect(rule).toContainText('CGI, ann. II, art. 242 nonies A');
  await rule.getByText('À quoi sert cette mention\u00a0?').click();
  await expect(rule.getByRole('group')).toContainText(/\./);
});

test('« Corriger » opens what hides the field', async ({ page }) => {
  await openEditor(page);
  await fillInvoice(page);
  await field(page, 'IBAN').fill('');
  await page.getByRole('button', { name: /^Règlement/ }).click();
  await expect(field(page, 'IBAN')).toBeHidden();
  await page.getByRole('button', { name: /^Corriger.*IBAN/ }).click();
  await expect(field(page, 'IBAN')).toBeFocused();
});

test('the XML of an unfinished invoice is refused, its draft is not', async ({ page }) => {
  await openEditor(page);
  await clientName(page).fill('Cycles Garance');
  await page.getByRole('button', { name: 'Choisir un autre fichier' }).click();
  await page.getByRole('menuitem', { name: /^Télécharger le XML/ }).click();
  await expect(page.getByText('Le XML attend les mentions obligatoires.')).toBeVisible();

  await page.getByRole('button', { name: 'Choisir un autre fichier' }).click();
  const file = await download(page, () =>
    page.getByRole('menuitem', { name: /^Télécharger le brouillon/ }).click(),
  );
  expect(file.name).toMatch(/ Cycles Garance \(brouillon\)\.json$/);
  expect(JSON.parse(file.bytes.toString()).buyer.name).toBe('Cycles Garance');
});
