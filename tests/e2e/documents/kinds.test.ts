import { expect } from 'playwright/test';
import { downloadPdf, showInMenu } from '../journey/download-file.ts';
import { fillInvoice } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import {
  cell,
  clientCard,
  clientName,
  expectClient,
  expectNumber,
  field,
  openClient,
  openDocument,
  openEditor,
  sellerCard,
  showLines,
  typeInto,
} from '../journey/open-editor.ts';

test('the other kind of invoice keeps all that was typed, there and back', async ({ page }) => {
  await openEditor(page, '/facture-tva');
  await fillInvoice(page);
  await page.getByRole('button', { name: 'Changer de type' }).click();
  const dialog = page.getByRole('dialog', { name: /^Changer de type/ });
  await dialog.getByRole('radio', { name: /^Facture sans TVA/ }).check();
  await dialog.getByRole('button', { name: 'Changer' }).click();
  await expect(page).toHaveURL(/\/facture-auto-entrepreneur/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Facture sans TVA');
  await expectClient(page, 'Cycles Garance SAS');
  await showLines(page);
  await expect(cell(page, 'Prix', 1)).toHaveValue('450,00');
  await expect(page.getByRole('img', { name: /net à payer 1\s500,00\s€/ })).toBeVisible();

  await openDocument(page);
  await page.getByRole('button', { name: 'Passer à la facture avec TVA' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Changer' }).click();
  await expect(page).toHaveURL(/\/facture-tva/);
  await expectClient(page, 'Cycles Garance SAS');
  await showLines(page);
  await expect(cell(page, 'TVA', 2)).toHaveValue('20');
  await expect(page.getByRole('img', { name: /net à payer 1\s800,00\s€/ })).toBeVisible();
});

test('giving up the switch changes nothing', async ({ page }) => {
  await openEditor(page, '/facture-tva');
  await page.getByRole('button', { name: 'Changer de type' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Facture avec TVA');
});

test('after a final file, the next number is proposed and the parties are remembered', {
  tag: '@core',
}, async ({ page }) => {
  await openEditor(page, '/facture-tva');
  await fillInvoice(page);
  await field(page, 'Numéro').fill('2026-041');
  await downloadPdf(page);
  const next = page.getByRole('region', { name: 'Et maintenant' });
  await expect(next).toContainText('2026-041 est prête.');
  await (await showInMenu(page, 'Préparer la suivante (2026-042)')).click();
  await expectNumber(page, '2026-042');
  await expect(field(page, 'Numéro')).toHaveAccessibleDescription(/^Suit 2026-041/);
  await expect(sellerCard(page)).toContainText('Menuiserie Lefèvre');
  await expectClient(page, '');

  await typeInto(clientName(page), 'Cyc');
  await page.getByRole('option', { name: /^Cycles Garance SAS/ }).click();
  await openClient(page);
  await expect(field(clientCard(page), 'Ville')).toHaveValue('Lyon');
  await showLines(page);
  await typeInto(cell(page, 'Désignation', 1), 'quinc');
  await page.getByRole('option', { name: /^Quincaillerie/ }).click();
  await expect(cell(page, 'Prix HT', 1)).toHaveValue('100,00');

  await field(page, 'Numéro').fill('2026-041');
  await field(page, 'Numéro').blur();
  await expect(field(page, 'Numéro')).toHaveAccessibleDescription(
    /^Ce numéro a déjà été donné le 20\/11\/2026/,
  );
});

test('the same client again, with one press', async ({ page }) => {
  await openEditor(page, '/facture-tva');
  await fillInvoice(page);
  await downloadPdf(page);
  await page.getByRole('button', { name: 'Pour le même client' }).click();
  await expectNumber(page, 'F-2026-0002');
  await expectClient(page, 'Cycles Garance SAS');
});

test('another name typed over a client offers to clear what was the first one’s', async ({
  page,
}) => {
  await openEditor(page, '/facture-tva');
  await fillInvoice(page);
  await downloadPdf(page);
  await page.getByRole('button', { name: 'Pour le même client' }).click();
  await expectNumber(page, 'F-2026-0002');
  await openClient(page);
  const client = clientCard(page);
  await clientName(page).fill('Agence Hélios');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Encore ceux de «\u00a0Cycles Garance SAS\u00a0»/)).toBeVisible();
  await page.getByRole('button', { name: 'Les effacer' }).click();
  await expect(field(client, 'SIREN')).toHaveValue('');
  await expect(clientName(page)).toHaveValue('Agence Hélios');
  await expect(page.getByText(/^Encore ceux de/)).toBeHidden();
});
