import { expect, type Page } from 'playwright/test';
import { discounted } from '#documents/samples/discounted.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { downloadPdf, expectKept, readElement } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { expectFinal } from '../journey/expect-final.ts';
import { fillClient, fillCompanyCard, fillInvoice, fillLine } from '../journey/fill-invoice.ts';
import { DAY, test } from '../journey/journey.ts';
import { describeLooks } from '../journey/looks.ts';
import {
  cell,
  expectNumber,
  field,
  openEditor,
  openSection,
  sheet,
  showLines,
} from '../journey/open-editor.ts';
import { seedDevice } from '../journey/seed-device.ts';
import { startsWith } from '../journey/words.ts';

test('an avoir on an invoice made elsewhere, from an empty page to its file', {
  tag: '@core',
}, async ({ page }) => {
  await openEditor(page, '/avoir');
  await fillCompanyCard(page);
  await fillClient(page);
  await expectNumber(page, 'A-2026-0001');
  await field(page, 'Numéro de la facture').fill('F-2026-0007');
  await field(page, 'Émise le').fill('02/11/2026');
  await field(page, 'Motif').selectOption('Geste commercial');
  await page.getByRole('radio', { name: 'À rembourser' }).check();
  await field(page, 'Remboursé le').fill('25/11/2026');
  await fillLine(page, 1, { name: 'Réduction', quantity: '1', price: '100' });
  await expect(page.getByText('Toutes les mentions obligatoires sont là.')).toBeVisible();
  await expect(sheet(page)).toHaveAccessibleName(/montant de l’avoir 120,00\s€/);

  const { name, text, xml, json } = await downloadPdf(page, { said: 'Avoir téléchargé' });
  expect(name).toBe('A-2026-0001 Cycles Garance SAS.pdf');
  expect(text).not.toContain('BROUILLON');
  expect(text).toMatch(/Avoir sur la facture n°\sF-2026-0007 du 02\/11\/2026/);
  expect(text).toContain('Montant remboursé le 25/11/2026');
  expect(readElement(xml, 'TypeCode')).toBe('381');
  expect(readElement(xml, 'GrandTotalAmount')).toBe('120.00');
  expect(xml).toContain('F-2026-0007');
  expectFinal(json, DAY);
});

test('an invoice of this device fills its avoir, which never gives back more', {
  tag: '@core',
}, async ({ page }) => {
  await openEditor(page, '/facture-tva');
  await fillInvoice(page);
  await downloadPdf(page, { said: 'Facture téléchargée' });
  await expectKept(page);

  await openEditor(page, '/avoir');
  await page.getByRole('button', { name: 'Choisir une facture de cet appareil' }).click();
  await page.getByRole('menuitem', { name: /^Cycles Garance SAS · F-2026-0001/ }).click();
  await expect(field(page, 'Numéro de la facture')).toHaveValue('F-2026-0001');
  await expect(sheet(page)).toHaveAccessibleName(/montant de l’avoir 1\s800,00\s€/);
  await expect(page.getByText(/Reste à rendre\s: 1\s500,00\s€ HT à 20\s%/)).toBeVisible();

  await page.getByRole('button', { name: 'Rendre des lignes' }).click();
  await field(page, 'Motif').selectOption('Retour de marchandises');
  await showLines(page);
  await expect(cell(page, 'Prix HT', 1)).toHaveAttribute('readonly', '');
  await expect(cell(page, 'TVA', 1)).toBeDisabled();
  await cell(page, 'Quantité', 1).fill('4');
  await cell(page, 'Quantité', 1).blur();
  await expect(page.getByText(startsWith('Ligne 1 : il reste 3 à rendre'))).toBeVisible();
  const draft = await downloadPdf(page);
  expect(draft.name).toContain('(brouillon)');
  expect(draft.xml).toBeUndefined();

  await cell(page, 'Quantité', 1).fill('1');
  await page.getByRole('button', { name: 'Actions de la ligne 2' }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await expect(page.getByText('Toutes les mentions obligatoires sont là.')).toBeVisible();
  const { xml } = await downloadPdf(page);
  expect(readElement(xml, 'GrandTotalAmount')).toBe('540.00');
  await expect(page.getByRole('region', { name: 'Et maintenant' })).toBeVisible();
  await expect(page.getByText(/^Issu de la facture F-2026-0001/)).toBeVisible();

  await openEditor(page, '/avoir');
  await page.getByRole('button', { name: 'Choisir une facture de cet appareil' }).click();
  await page.getByRole('menuitem', { name: /F-2026-0001/ }).click();
  await expect(page.getByText(/Reste à rendre\s: 1\s050,00\s€ HT/)).toBeVisible();
  await page.getByRole('button', { name: 'Rendre un montant' }).click();
  await expect(sheet(page)).toHaveAccessibleName(/montant de l’avoir 1\s260,00\s€/);
});

test('an avoir of lines proposes their share of the discounts of the invoice', async ({ page }) => {
  const draft = requireDraft(discounted);
  await seedDevice(page, [{ id: 'facture', draft }]);
  await openEditor(page, '/avoir');
  await page.getByRole('button', { name: 'Choisir une facture de cet appareil' }).click();
  await page.getByRole('menuitem', { name: new RegExp(draft.number) }).click();
  await page.getByRole('button', { name: 'Rendre des lignes' }).click();
  await field(page, 'Motif').selectOption('Retour de marchandises');
  await showLines(page);
  await page.getByRole('button', { name: 'Actions de la ligne 2' }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await cell(page, 'Quantité', 1).fill('2');
  await cell(page, 'Quantité', 1).blur();

  await page.getByRole('button', { name: /^Conformité/ }).click();
  await page.getByRole('button', { name: 'Reprendre celle de la facture' }).click();
  await expect(cell(page, 'Remise', 1)).toHaveValue('20');
  await page.getByRole('button', { name: 'Reprendre cette part' }).click();
  await expect(page.getByText('Toutes les mentions obligatoires sont là.')).toBeVisible();
  const { xml } = await downloadPdf(page);
  expect(readElement(xml, 'AllowanceTotalAmount')).toBe('18.00');
  expect(readElement(xml, 'GrandTotalAmount')).toBe('194.40');
});

test('a rebate names its contract and its period', async ({ page }) => {
  await openEditor(page, '/avoir');
  await fillCompanyCard(page);
  await fillClient(page);
  await field(page, 'Nature').selectOption('Ristourne de fin de période');
  await fillLine(page, 1, { name: 'Ristourne annuelle', quantity: '1', price: '200' });
  await downloadPdf(page);
  await expect(page.getByText(startsWith('Indiquez le numéro du contrat.')).first()).toBeVisible();
  await field(page, 'N° de contrat').fill('CT-2026-4');
  await field(page, 'Période du').fill('01/01/2026');
  await field(page, 'Période au').fill('31/10/2026');
  await field(page, 'Motif').selectOption('Remise après la vente');
  await expect(page.getByText('Toutes les mentions obligatoires sont là.')).toBeVisible();
  const { text, xml } = await downloadPdf(page);
  expect(text).toMatch(/Ristourne sur le contrat CT-2026-4, période/);
  expect(readElement(xml, 'TypeCode')).toBe('262');
});

test('an avoir says what it lacks, beside the field', async ({ page }) => {
  await openEditor(page, '/avoir');
  await field(page, 'Numéro de la facture').fill('F-2026-0007');
  await field(page, 'Motif').selectOption('Autre motif');
  await page.getByRole('radio', { name: 'À rembourser' }).check();
  await field(page, 'IBAN du client').fill('FR14 2004');
  await downloadPdf(page);
  await expectMessages(page, [
    'Complétez le numéro et la date de la facture d’origine.',
    'Indiquez le motif de l’avoir.',
    'Il manque 19 caractères : un IBAN français en a 27.',
    'Le montant de l’avoir n’est pas positif : écrivez des quantités positives.',
  ]);
  await field(page, 'Émise le').fill('02/12/2026');
  await field(page, 'Motif').selectOption('Impayé');
  await page.getByRole('radio', { name: 'À valoir' }).check();
  await field(page, 'À utiliser jusqu’au').fill('01/11/2026');
  await field(page, 'À utiliser jusqu’au').blur();
  await expectMessages(page, [
    'La facture d’origine est datée d’après l’avoir (20/11/2026)',
    'Pour un impayé définitif, gardez la facture',
    'La date limite précède l’avoir : corrigez-la.',
  ]);
  await openSection(page, /^Conformité/);
  await page.getByRole('button', { name: /Date limite de l’avoir$/ }).click();
  await expect(field(page, 'À utiliser jusqu’au')).toBeFocused();
});

describeLooks(() => {
  // axe reads every element of a long form.
  test.slow();

  test('an avoir with all its parts open is accessible', async ({ page }) => {
    await openEditor(page, '/avoir');
    await page.getByRole('radio', { name: 'À rembourser' }).check();
    for (const title of [/^Références/, /^Plus de détails Intitulé/, /^Remises/])
      await openSection(page, title);
    await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
    await expect(page.getByText('Brouillon téléchargé')).toBeVisible();
    await expectAccessible(page);
  });
});

async function expectMessages(page: Page, messages: readonly string[]) {
  for (const message of messages)
    await expect(page.getByText(startsWith(message)).first(), message).toBeVisible();
}
