import { expect } from 'playwright/test';
import { test } from '../journey/journey.ts';
import { openEditor, openSection, sheet } from '../journey/open-editor.ts';

test('a template is chosen by its picture, with the pointer and with the keyboard, and stays', {
  tag: '@core',
}, async ({ page }) => {
  await openEditor(page);
  await openSection(page, /^Apparence/);
  const templates = page.getByRole('group', { name: 'Modèle' });
  await expect(templates.getByRole('radio', { name: 'Classique' })).toBeChecked();
  await templates.getByRole('radio', { name: 'Moderne' }).check();
  await expect(templates.getByText('Un bandeau de couleur')).toBeVisible();
  await expect(sheet(page).locator('rect').first()).toHaveAttribute('fill', '#1C5D4A');
  await templates.getByRole('radio', { name: 'Moderne' }).press('ArrowRight');
  await expect(templates.getByRole('radio', { name: 'Épuré' })).toBeChecked();
  await expect(page.getByText('Enregistré')).toBeVisible();
  await page.reload();
  await openSection(page, /^Apparence/);
  await expect(page.getByRole('radio', { name: 'Épuré' })).toBeChecked();
});

test('a colour too light says so, and is printed darker', async ({ page }) => {
  await openEditor(page);
  await openSection(page, /^Apparence/);
  await page.getByRole('radio', { name: 'Bleu', exact: true }).check();
  await expect(page.getByText('Très lisible sur le papier')).toBeVisible();
  await page.getByLabel('Autre couleur').fill('#ffb000');
  await expect(page.getByText('Trop claire pour être lue')).toBeVisible();
  await expect(sheet(page).getByText('Facture', { exact: true })).not.toHaveAttribute(
    'fill',
    '#FFB000',
  );
  await page.getByRole('button', { name: 'Prendre la couleur imprimée' }).click();
  await expect(page.getByText('Trop claire pour être lue')).toBeHidden();
});

test('columns are chosen and renamed, those of the law staying', async ({ page }) => {
  await openEditor(page);
  await openSection(page, /^Apparence/);
  const columns = page.getByRole('group', { name: 'Colonnes des lignes' });
  await expect(columns.getByRole('checkbox', { name: 'Quantité' })).toBeDisabled();
  await columns.getByRole('checkbox', { name: 'Unité' }).check();
  await expect(sheet(page).getByText('Unité', { exact: true })).toBeVisible();
  await openSection(page, /^Intitulés/);
  await page.getByLabel('Colonne des désignations').fill('Prestation');
  await page.getByLabel('Colonne des prix').fill('Tarif');
  await expect(sheet(page).getByText('Prestation', { exact: true }).last()).toBeVisible();
  await expect(sheet(page).getByText('Tarif HT', { exact: true })).toBeVisible();
});

test('a document is written in English, the sentences of French law staying French', async ({
  page,
}) => {
  await openEditor(page);
  await openSection(page, /^Plus de détails Intitulé/);
  await page.getByLabel('Langue du document').selectOption('Anglais');
  await expect(page.getByText('Les mentions obligatoires restent en français')).toBeVisible();
  await expect(sheet(page).getByText('Invoice', { exact: true })).toBeVisible();
  await expect(sheet(page).getByText('Amount due')).toBeVisible();
  await expect(sheet(page).getByText(/^Pénalités de retard/)).toBeVisible();
  await expect(sheet(page).getByText(/^Late payment penalties/)).toBeVisible();
});
