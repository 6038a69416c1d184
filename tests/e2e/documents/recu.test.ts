import { expect, type Page } from 'playwright/test';
import { downloadPdf, showInMenu } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { card, fillReceipt } from '../journey/fill-receipt.ts';
import { test } from '../journey/journey.ts';
import { describeLooks } from '../journey/looks.ts';
import {
  clickSheet,
  expectNumber,
  field,
  openCard,
  openEditor,
  openSection,
  sheet,
  typeInto,
} from '../journey/open-editor.ts';
import { exactly, startsWith } from '../journey/words.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a receipt is made from an empty page to its file', { tag: '@core' }, async ({ page }) => {
  await openEditor(page, '/recu');
  await fillReceipt(page);
  const receipt = card(page, 'Paiement reçu');
  await expect(field(receipt, 'En toutes lettres')).toHaveAttribute(
    'placeholder',
    'Mille deux cent cinquante euros et cinquante centimes',
  );
  await expect(page.getByText('Toutes les mentions obligatoires sont là.')).toBeVisible();
  await expect(sheet(page)).toHaveAccessibleName(/montant reçu 1\s250,50\s€/);
  await expect(field(receipt, 'Moyen de paiement')).toHaveValue('');
  const { name, text, json, xml } = await downloadPdf(page);
  expect(name).toBe('R-2026-0001 Julien Perrot.pdf');
  expect(xml).toBeUndefined();
  expect(text).not.toContain('BROUILLON');
  expect(text.replace(/\s/g, ' ')).not.toContain('Moyen de paiement');
  for (const words of [
    'Mille deux cent cinquante euros et cinquante centimes',
    'Vente d’un vélo',
    'Fait à Nantes, le 20 novembre 2026',
  ])
    expect(text.replace(/\s/g, ' ')).toContain(words);
  expect(JSON.parse(json).receipt).toMatchObject({ amount: '1250.5', paidOn: '2026-11-20' });

  const next = page.getByRole('region', { name: 'Et maintenant' });
  await expect(next).toContainText('R-2026-0001');
  await (await showInMenu(page, /^Préparer/)).click();
  await expectNumber(page, 'R-2026-0002');
  await typeInto(field(card(page, 'Reçu de'), 'Nom, ou SIREN d’une entreprise'), 'Jul');
  await page.getByRole('option', { name: /^Julien Perrot/ }).click();
  await card(page, 'Reçu de')
    .getByRole('button', { name: /^Modifier/ })
    .click();
  await expect(field(card(page, 'Reçu de'), 'Prénom et nom')).toHaveValue('Julien Perrot');
});

test('each nature has its title and says what it commits to', async ({ page }) => {
  await openEditor(page, '/recu');
  await fillReceipt(page);
  for (const [nature, title, words] of NATURES) {
    await field(page, 'Nature').selectOption(nature);
    await expect(sheet(page)).toHaveAccessibleName(startsWith(`Aperçu : ${title}`));
    if (words) await expect(sheet(page).getByText(words)).toBeVisible();
  }
});

test('a cheque is told by its number and its bank, and is cashed later', async ({ page }) => {
  await openEditor(page, '/recu');
  await fillReceipt(page);
  const receipt = card(page, 'Paiement reçu');
  await field(receipt, 'Moyen de paiement').selectOption('Chèque');
  await leave(page, field(receipt, 'N° du chèque'));
  await expect(field(receipt, 'N° du chèque')).toHaveAccessibleDescription(
    'Ajoutez le numéro du chèque et sa banque.',
  );
  await field(receipt, 'N° du chèque').fill('0004512');
  await field(receipt, 'Banque').fill('Crédit mutuel');
  await expect(sheet(page).getByText(exactly('Chèque n° 0004512 · Crédit mutuel'))).toBeVisible();
  await expect(sheet(page).getByText('Sous réserve d’encaissement du chèque.')).toBeVisible();
  await field(receipt, 'Moyen de paiement').selectOption('Espèces');
  await expect(sheet(page).getByText('Crédit mutuel')).toBeHidden();
});

test('several invoices share the sum, and what remains of each is said', async ({ page }) => {
  await openEditor(page, '/recu');
  await fillReceipt(page);
  const receipt = card(page, 'Paiement reçu');
  const invoice = (number: number) => receipt.getByRole('group', { name: `Facture ${number}` });
  await receipt.getByRole('button', { name: 'Ajouter une facture' }).click();
  await expect(field(invoice(1), 'Réglé')).toHaveValue('1\u202f250,50');
  await expect(field(invoice(1), 'N°\u00a0de la facture')).toBeFocused();
  await page.keyboard.insertText('F-2026-0040');
  await field(invoice(1), 'Du').fill('02/10/2026');
  await field(invoice(1), 'Restait dû').fill('1000');
  await field(invoice(1), 'Réglé').fill('1000');
  await expect(field(receipt, 'Montant reçu')).toHaveValue('1\u202f000,00');
  await receipt.getByRole('button', { name: 'Ajouter une facture' }).click();
  await expect(field(invoice(2), 'N°\u00a0de la facture')).toBeFocused();
  await page.keyboard.insertText('F-2026-0042');
  await field(invoice(2), 'Restait dû').fill('500');
  await field(invoice(2), 'Réglé').fill('250,50');
  await expect(field(receipt, 'Montant reçu')).toHaveValue('1\u202f250,50');
  await expect(receipt.getByText(exactly('1 250,50 € répartis entre 2 factures.'))).toBeVisible();
  await expect(field(receipt, 'Reste dû après ce paiement')).toHaveAttribute(
    'placeholder',
    '249,50',
  );

  await field(receipt, 'Montant reçu').fill('1300');
  await page.keyboard.press('Tab');
  await expect(receipt.getByText(startsWith('Il reste 49,50 € à répartir'))).toBeVisible();
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
  await expect(
    receipt.getByRole('group', { name: 'Factures réglées' }),
  ).toHaveAccessibleDescription(
    startsWith('La répartition fait 1 250,50 € : elle doit égaler le montant reçu.'),
  );
  await field(receipt, 'Montant reçu').fill('1500');
  await field(invoice(2), 'Réglé').fill('500');
  await expect(
    sheet(page).getByText(
      exactly('Pour solde de tout compte des factures n° F-2026-0040 et n° F-2026-0042'),
    ),
  ).toBeVisible();
  await field(invoice(2), 'Réglé').fill('600');
  await page.keyboard.press('Tab');
  await expect(field(invoice(2), 'Réglé')).toHaveAccessibleDescription(
    startsWith('Le montant dépasse ce qui restait dû sur cette facture'),
  );
});

test('what a receipt may not say is said', async ({ page }) => {
  await openEditor(page, '/recu');
  await fillReceipt(page);
  const receipt = card(page, 'Paiement reçu');
  const purpose = field(receipt, 'Motif du paiement');
  await purpose.fill('don à l’association');
  await page.keyboard.press('Tab');
  await expect(purpose).toHaveAccessibleDescription(/n’est pas un reçu fiscal de don/);
  await expect(receipt.getByRole('link', { name: /^Voir le Cerfa 11580/ })).toBeVisible();
  await purpose.fill('solde de tout compte');
  await page.keyboard.press('Tab');
  await expect(purpose).toHaveAccessibleDescription(/Dites de quelle facture le compte est soldé/);
  await purpose.fill('');
  await page.keyboard.press('Tab');
  await expect(purpose).toHaveAccessibleDescription(/Dites ce que le paiement règle/);

  await field(receipt, 'Reçu le').fill('21/11/2026');
  await page.keyboard.press('Tab');
  await expect(field(receipt, 'Reçu le')).toHaveAccessibleDescription(
    startsWith('Le paiement est postérieur au reçu'),
  );
  await field(receipt, 'Montant reçu').fill('');
  await page.keyboard.press('Tab');
  await expect(field(receipt, 'Montant reçu')).toHaveAccessibleDescription(
    'Indiquez le montant reçu.',
  );
});

test('cash above the ceiling is warned of, unless both sides are private', async ({ page }) => {
  await openEditor(page, '/recu');
  await fillReceipt(page);
  const means = field(card(page, 'Paiement reçu'), 'Moyen de paiement');
  await means.selectOption('Espèces');
  await leave(page, means);
  await expect(means).toHaveAccessibleDescription('');
  const nature = field(card(page, 'Reçu de'), 'Nature de celui qui paie');
  await openCard(card(page, 'Reçu de'), nature);
  await nature.selectOption('Association');
  await expect(means).toHaveAccessibleDescription(
    startsWith('Au-delà de 1 000,00 €, les espèces sont interdites'),
  );
});

test('the VAT inside the sum is detailed, at one rate or at several', async ({ page }) => {
  await openEditor(page, '/recu');
  await fillReceipt(page);
  const receipt = card(page, 'Paiement reçu');
  const part = (number: number) => receipt.getByRole('group', { name: `Taux ${number}` });
  await field(receipt, 'Montant reçu').fill('120');
  await field(receipt, 'Détailler la TVA comprise dans le montant').check();
  await expect(part(1).getByText(startsWith('Dont TVA : 20,00 €'))).toBeVisible();
  await field(receipt, 'Montant reçu').fill('240');
  await expect(field(part(1), 'Part TTC')).toHaveValue('240');
  await receipt.getByRole('button', { name: 'Ajouter un taux' }).click();
  await field(part(2), 'Taux').selectOption('10\u00a0%');
  await field(part(2), 'Part TTC').fill('110');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
  await expect(receipt.getByRole('group', { name: 'TVA comprise' })).toHaveAccessibleDescription(
    /Les parts par taux, TVA comprise, doivent égaler le montant reçu/,
  );
  await field(part(1), 'Part TTC').fill('130');
  await expect(page.getByText('Toutes les mentions obligatoires sont là.')).toBeVisible();
  await expect(sheet(page).getByText('Ce reçu ne remplace pas la facture.')).toBeVisible();
});

test('two copies stand on the page, each with its words and its signature', async ({ page }) => {
  await openEditor(page, '/recu');
  await fillReceipt(page);
  await field(page, 'Deux exemplaires sur la page').check();
  await field(page, 'Fait à').fill('Rennes');
  await expect(sheet(page).getByText(/^Mille deux cent/)).toHaveCount(2);
  await expect(sheet(page).getByText('Exemplaire de celui qui reçoit')).toBeVisible();
  await expect(sheet(page).getByText(startsWith('Fait à Rennes, le 20 novembre'))).toHaveCount(2);
});

test('a signature is drawn, taken off, then typed; it goes with the file', async ({ page }) => {
  await openEditor(page, '/recu');
  await fillReceipt(page);
  await openSection(page, /^Signature/);
  const pad = page.getByRole('img', { name: 'Zone de signature' });
  // A hover scrolls the pad into view and waits until it is still.
  await pad.hover({ position: { x: 40, y: 60 } });
  await page.mouse.down();
  for (let step = 1; step <= 20; step++)
    await pad.hover({ position: { x: 40 + step * 8, y: 60 + (step % 4) * 12 }, force: true });
  await page.mouse.up();
  const use = page.getByRole('button', { name: 'Utiliser cette signature' });
  await use.click();
  await expect(page.getByRole('img', { name: 'Votre signature' })).toBeVisible();
  const { json } = await downloadPdf(page);
  expect(JSON.parse(json).style.signature.data).toMatch(/^data:image\/png;base64,/);

  await page.getByRole('button', { name: 'Retirer la signature' }).click();
  await page.getByRole('radio', { name: 'Écrire' }).check();
  await expect(field(page, 'Nom à écrire')).toHaveValue('Hélène Marchand');
  await use.click();
  await expect(page.getByRole('img', { name: 'Votre signature' })).toBeVisible();
});

test('a click on the sheet leads to the field, and undo goes back', async ({ page }) => {
  await openEditor(page, '/recu');
  await fillReceipt(page);
  await clickSheet(page, /^Mille deux cent/);
  await expect(field(page, 'En toutes lettres')).toBeFocused();
  await page.keyboard.insertText('douze cent cinquante euros et demi');
  await expect(sheet(page).getByText('Douze cent cinquante euros et demi')).toBeVisible();
  await clickSheet(page, 'Vente d’un vélo');
  await expect(field(page, 'Motif du paiement')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(sheet(page).getByText(/^Mille deux cent/)).toBeVisible();
});

describeLooks(() => {
  test.slow();

  test('a receipt, empty, full and wrong, is accessible', async ({ page }) => {
    await openEditor(page, '/recu');
    await expectAccessible(page);
    await fillReceipt(page);
    const receipt = card(page, 'Paiement reçu');
    await receipt.getByRole('button', { name: 'Ajouter une facture' }).click();
    await field(receipt, 'Détailler la TVA comprise dans le montant').check();
    await field(receipt, 'Reçu le').fill('demain soir');
    for (const title of [/^Signature/, /^Mentions/, /^Conformité/]) await openSection(page, title);
    await expectAccessible(page);
  });
});

/** Focuses a control and leaves it, as a reader passing by. */
async function leave(page: Page, control: ReturnType<typeof field>) {
  await control.focus();
  await page.keyboard.press('Tab');
}

const NATURES = [
  ['Acompte', 'Reçu d’acompte', /^Acompte\s: chacun s’engage/],
  ['Arrhes', 'Reçu d’arrhes', /^Arrhes\s: celui qui les a/],
  ['Solde', 'Reçu de solde', null],
  ['Dépôt de garantie', 'Reçu de dépôt de garantie', /^Somme remise en garantie/],
  ['Remboursement', 'Reçu de remboursement', null],
  ['Entre particuliers', 'Reçu', null],
] as const;
