import { expect, type Page } from 'playwright/test';
import { downloadPdf } from '../journey/download-file.ts';
import { fillClient, fillCompany, fillLine } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import {
  cell,
  clientCard,
  clientName,
  field,
  lineNames,
  openEditor,
  sellerCard,
  sellerName,
  showLines,
  waitForPage,
} from '../journey/open-editor.ts';

test('an invoice is made with the keyboard alone, from the skip link to its file', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/facture-auto-entrepreneur');
  await waitForPage(page);
  await expect(page.getByRole('button', { name: /^Facture F-/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, sellerName(page), 'Noémie Rivière');
  await pressFrom(page, sellerCard(page).getByRole('button', { name: 'Saisir à la main' }));
  await expect(field(sellerCard(page), 'SIRET')).toBeFocused();
  await tabTo(page, field(sellerCard(page), 'SIREN'), '552100554');
  await tabTo(page, field(sellerCard(page), 'Adresse'), '12 rue des Tanneurs');
  await tabTo(page, field(sellerCard(page), 'Code postal'), '44000');
  await tabTo(page, field(sellerCard(page), 'Ville'), 'Nantes');
  await tabTo(page, clientName(page), 'Cycles Garance SAS');
  await pressFrom(page, clientCard(page).getByRole('button', { name: 'Saisir à la main' }));
  await expect(field(clientCard(page), 'SIREN')).toBeFocused();
  await page.keyboard.type('404833048');
  await tabTo(page, field(clientCard(page), 'Adresse'), '3 avenue Foch');
  await tabTo(page, field(clientCard(page), 'Code postal'), '69006');
  await tabTo(page, field(clientCard(page), 'Ville'), 'Lyon');
  await tabTo(page, cell(page, 'Désignation', 1), 'Illustration');
  await tabTo(page, cell(page, 'Quantité', 1), '2');
  await tabTo(page, cell(page, 'Prix', 1), '300');
  await tabTo(page, page.getByRole('button', { name: /^Règlement/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, field(page, 'IBAN'), 'FR1420041010050500013M02606');

  const { text } = await downloadPdf(page, {
    press: () => page.keyboard.press('Control+s'),
  });
  expect(text).not.toContain('BROUILLON');
  expect(text).toContain('600,00\u00a0€');
});

test('lines are added, moved, copied and taken back from the keyboard', async ({ page }) => {
  await openEditor(page);
  await showLines(page);
  await cell(page, 'Désignation', 1).focus();
  await page.keyboard.type('Plans');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Désignation', 2)).toBeFocused();
  await page.keyboard.type('Établi');
  await cell(page, 'TVA', 2).focus();
  await page.keyboard.press('Tab');
  await expect(cell(page, 'Désignation', 3)).toBeFocused();
  await page.keyboard.type('Pose');
  await expect.poll(() => lineNames(page)).toEqual(['Plans', 'Établi', 'Pose']);

  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => lineNames(page)).toEqual(['Plans', 'Pose', 'Établi']);
  await expect(cell(page, 'Désignation', 2)).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => lineNames(page)).toEqual(['Plans', 'Établi', 'Pose']);

  await page.keyboard.press('Control+d');
  await expect.poll(() => lineNames(page)).toEqual(['Plans', 'Établi', 'Pose', 'Pose']);
  await expect(cell(page, 'Désignation', 4)).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(cell(page, 'Désignation', 5)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect.poll(() => lineNames(page)).toEqual(['Plans', 'Établi', 'Pose', 'Pose']);

  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => lineNames(page)).toEqual(['Plans', 'Établi', 'Pose']);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => lineNames(page)).toEqual(['Plans', 'Établi', 'Pose', 'Pose']);
});

test('Tab leaves the lines when the last one has stayed empty', async ({ page }) => {
  await openEditor(page);
  await showLines(page);
  await cell(page, 'Désignation', 1).fill('Plans');
  await cell(page, 'TVA', 1).focus();
  await page.keyboard.press('Tab');
  await cell(page, 'TVA', 2).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Ajouter une ligne' })).toBeFocused();
  await expect.poll(() => lineNames(page)).toEqual(['Plans']);
});

test('every change can be undone, fifty steps back, and done again', async ({ page }) => {
  await openEditor(page);
  await fillCompany(page);
  await fillClient(page);
  const name = sellerName(page);
  const payable = page.getByRole('img', { name: /net à payer 12,00\s€/ });
  await fillLine(page, 1, { name: 'Plans', quantity: '1', price: '10' });
  await expect(payable).toBeVisible();
  for (let step = 0; step < 50; step += 1) await page.keyboard.press('Control+z');
  await expect(name).toHaveValue('');
  for (let step = 0; step < 50; step += 1) await page.keyboard.press('Control+y');
  await expect(name).toHaveValue('Menuiserie Lefèvre');
  await expect(payable).toBeVisible();
});

test('« ? » lists the shortcuts, and what was in hand comes back', async ({ page }) => {
  await openEditor(page);
  const button = page.getByRole('button', { name: 'Mes documents' });
  await button.focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await expect(dialog).toContainText('Télécharger le PDF');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await sellerName(page).focus();
  await page.keyboard.type('Pourquoi ?');
  await expect(dialog).toBeHidden();
  await expect(sellerName(page)).toHaveValue('Pourquoi ?');
});

/** Goes to a control, and replaces the text of a field. */
async function tabTo(page: Page, target: Target, text?: string) {
  await reach(page, target);
  if (text === undefined) return;
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

async function pressFrom(page: Page, target: Target) {
  await reach(page, target);
  await page.keyboard.press('Enter');
}

async function reach(page: Page, target: Target) {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluateAll(([element]) => element === document.activeElement)) break;
  }
  await expect(target).toBeFocused();
}

type Target = ReturnType<typeof cell>;
