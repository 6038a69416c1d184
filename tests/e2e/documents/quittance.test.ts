import { unzipSync } from 'fflate';
import { expect, type Locator, type Page } from 'playwright/test';
import { openPdf } from '#golden/open-pdf.ts';
import { readAttachments } from '#golden/read-attachments.ts';
import { readGlyphs } from '#golden/read-glyphs.ts';
import { download, downloadPdf } from '../journey/download-file.ts';
import { expectAccessible, expectNoOverflow } from '../journey/expect-accessible.ts';
import { card, fillRent, fillTerm } from '../journey/fill-receipt.ts';
import { test } from '../journey/journey.ts';
import { describeLooks } from '../journey/looks.ts';
import {
  clickSheet,
  expectNumber,
  field,
  openEditor,
  openSection,
  sheet,
} from '../journey/open-editor.ts';
import { exactly, startsWith } from '../journey/words.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a quittance is made from an empty page to its file', { tag: '@core' }, async ({ page }) => {
  await openEditor(page, '/quittance-loyer');
  await expect(page.getByRole('button', { name: /^Terme Novembre\s2026/ })).toBeVisible();
  await expect(field(card(page, 'Paiements'), 'Montant')).toHaveCount(0);
  await fillRent(page);
  await expect(field(card(page, 'Paiements'), 'Montant')).toHaveValue('790,00');
  await expect(page.getByText(startsWith('790,00 € reçus sur 790,00 €.'))).toBeVisible();
  await expect(page.getByText('Toutes les mentions obligatoires sont là.')).toBeVisible();
  const { name, text, json } = await downloadPdf(page);
  expect(name).toBe('Q-2026-0001 novembre 2026 Mme Sarah Lemoine.pdf');
  const words = text.replace(/\s/g, ' ');
  expect(words).toContain('Quittance de loyer');
  expect(words).toContain('Sept cent quatre-vingt-dix euros');
  expect(words).toContain('pour le loyer et les charges du mois de novembre 2026');
  expect(words).not.toContain('BROUILLON');
  expect(JSON.parse(json)).toMatchObject({
    kind: 'quittance-loyer',
    supply: { start: '2026-11-01', end: '2026-11-30' },
    rent: { amount: '720', charges: { mode: 'provision', amount: '70' } },
  });
});

test('what was received makes the title, and nobody else', async ({ page }) => {
  await openEditor(page, '/quittance-loyer');
  await fillRent(page);
  const payments = card(page, 'Paiements');
  await field(payments, 'Montant').fill('300');
  await expect(sheet(page)).toHaveAccessibleName(/^Aperçu\s: Reçu de paiement partiel/);
  await expect(
    payments.getByText(startsWith('300,00 € reçus sur 790,00 €. Il manque')),
  ).toBeVisible();
  await payments.getByRole('button', { name: 'Retirer paiement 1' }).click();
  await expect(sheet(page)).toHaveAccessibleName(/^Aperçu\s: Avis d’échéance/);
  const { name } = await downloadPdf(page, { said: 'Avis d’échéance téléchargé' });
  expect(name).toBe('Q-2026-0001 Avis d’échéance novembre 2026 Mme Sarah Lemoine.pdf');
  await openSection(page, /^Solde, lieu/);
  await expect(field(payments, 'En toutes lettres')).toHaveAttribute(
    'placeholder',
    'Sept cent quatre-vingt-dix euros',
  );
  await openSection(page, /^Comment payer le reste/);
  await field(payments, 'IBAN').fill('FR14 2004 1010 0505 0001 3M02 606');
  await expect(sheet(page).getByText(/FR14\s2004\s1010/)).toBeVisible();
  await payments.getByRole('button', { name: 'Tout est payé' }).click();
  await expect(sheet(page)).toHaveAccessibleName(/^Aperçu\s: Quittance de loyer/);
});

test('the benefit and the tenant pay together; the rent that changes is the tenant’s', async ({
  page,
}) => {
  await openEditor(page, '/quittance-loyer');
  await fillRent(page);
  const payments = card(page, 'Paiements');
  const payment = (number: number) =>
    payments.getByRole('group', { name: `Paiement ${number}`, exact: true });
  await field(payment(1), 'Montant').fill('576');
  await payments.getByRole('button', { name: 'Ajouter un paiement' }).click();
  await expect(field(payment(2), 'Montant')).toHaveValue('214,00');
  await field(payment(2), 'Payé par').selectOption('CAF ou MSA');
  await field(payment(2), 'Nom du payeur').fill('CAF de la Loire-Atlantique');
  await field(card(page, 'Loyer et charges'), 'Loyer hors charges').fill('750');
  await expect(field(payment(1), 'Montant')).toHaveValue('606,00');
  await expect(field(payment(2), 'Montant')).toHaveValue('214,00');
  await expect(sheet(page).getByText(/CAF de la Loire-Atlantique$/)).toBeVisible();
  await field(payment(2), 'Moyen').selectOption('Virement');
  await expect(sheet(page).getByText(/CAF de la Loire-Atlantique · Virement$/)).toBeVisible();
});

test('a tenant who comes during the month pays by the day', async ({ page }) => {
  await openEditor(page, '/quittance-loyer');
  await fillRent(page);
  await openSection(page, /^Terme/);
  const term = card(page, 'Terme');
  await term.getByRole('radio', { name: 'Des dates' }).check();
  await field(term, 'Du').fill('12/11/2026');
  await page.keyboard.press('Tab');
  await expect(term.getByText(exactly('novembre 2026 : 19 jours sur 30'))).toBeVisible();
  // 720 × 19 ÷ 30 = 456, 70 × 19 ÷ 30 = 44.33
  await expect(card(page, 'Loyer et charges').getByText(exactly('500,33 €'))).toBeVisible();
  await expect(field(card(page, 'Paiements'), 'Montant')).toHaveValue('500,33');
  await expect(field(card(page, 'Paiements'), 'Reçu le')).toHaveValue('12/11/2026');
  await expect(sheet(page).getByText(exactly('19 jours sur 30'))).toBeVisible();
  await field(term, 'Mois incomplet').selectOption('Ne pas compter au jour');
  await expect(field(card(page, 'Paiements'), 'Montant')).toHaveValue('790,00');
  await term.getByRole('radio', { name: 'Un mois' }).check();
  await term.getByRole('button', { name: 'Mois suivant' }).click();
  await expect(page.getByLabel('Mois du loyer')).toHaveValue('2026-12');
});

test('charges have a detail, and what is not rent stands apart', async ({ page }) => {
  await openEditor(page, '/quittance-loyer');
  await fillRent(page);
  const amounts = card(page, 'Loyer et charges');
  await amounts.getByRole('button', { name: 'Détailler les charges' }).click();
  const charge = (number: number) => amounts.getByRole('group', { name: `Charge ${number}` });
  await expect(field(charge(1), 'Libellé')).toBeFocused();
  await page.keyboard.insertText('Eau froide');
  await expect(field(charge(1), 'Montant')).toHaveValue('70');
  await amounts.getByRole('button', { name: 'Ajouter une charge' }).click();
  await field(charge(2), 'Libellé').fill('TEOM');
  await field(charge(2), 'Montant').fill('15');
  await expect(amounts.getByText(exactly('Total des charges : 85,00 €'))).toBeVisible();
  await openSection(page, /^Révision/);
  await field(amounts, 'Complément de loyer').fill('20');
  await field(amounts, 'Régularisation des charges').check();
  const adjustment = amounts.getByRole('group', { name: 'Régularisation des charges' });
  await field(adjustment, 'Montant').fill('-12,50');
  await field(adjustment, 'Charges du').fill('01/01/2025');
  await field(adjustment, 'Au').fill('31/12/2025');
  await expect(amounts.getByText(exactly('812,50 €'))).toBeVisible();
  await expect(sheet(page).getByText(exactly('Eau froide : 70,00 €'))).toBeVisible();
  await expect(page.getByText('Toutes les mentions obligatoires sont là.')).toBeVisible();
});

test('fees and a deposit are refused as lines, a revision is computed', async ({ page }) => {
  await openEditor(page, '/quittance-loyer');
  await fillRent(page);
  await openSection(page, /^Révision/);
  const amounts = card(page, 'Loyer et charges');
  await amounts.getByRole('button', { name: 'Ajouter une ligne' }).click();
  const line = field(amounts.getByRole('group', { name: 'Ligne 1' }), 'Libellé');
  await line.fill('Frais de quittance');
  await page.keyboard.press('Tab');
  await expect(line).toHaveAccessibleDescription(/ne se facturent pas au locataire/);
  await line.fill('Dépôt de garantie');
  await page.keyboard.press('Tab');
  await expect(line).toHaveAccessibleDescription(/il fait l’objet d’un reçu à part/);
  await amounts.getByRole('button', { name: 'Retirer ligne 1' }).click();

  await field(amounts, 'Loyer révisé ce mois-ci').check();
  await expect(field(amounts, 'Ancien loyer')).toHaveValue('720');
  await field(amounts, 'Indice de référence').fill('IRL du 2e trimestre 2026');
  await field(amounts, 'Ancien indice').fill('144,51');
  await field(amounts, 'Nouvel indice').fill('145,78');
  // 720 × 145.78 ÷ 144.51 = 726.3275…
  await amounts.getByRole('button', { name: 'Appliquer ce loyer' }).click();
  await expect(field(amounts, 'Loyer hors charges')).toHaveValue('726,33');
  await expect(field(card(page, 'Paiements'), 'Montant')).toHaveValue('796,33');
  await field(amounts, 'Loyer hors charges').fill('740');
  await page.keyboard.press('Tab');
  await expect(field(amounts, 'Loyer hors charges')).toHaveAccessibleDescription(
    startsWith('Le loyer révisé ne peut dépasser 726,33 €'),
  );
});

test('premises are let with VAT, by an agent, for several landlords', async ({ page }) => {
  await openEditor(page, '/quittance-loyer');
  await fillRent(page);
  const lease = card(page, 'Logement et bail');
  await openSection(page, /^Bail/);
  await field(lease, 'Type de location').selectOption('Bail professionnel');
  await openSection(page, /^Révision/);
  await field(page, 'TVA du loyer').selectOption('Avec TVA, sur option');
  await expect(field(page, 'Taux')).toHaveValue('20');
  await expect(card(page, 'Loyer et charges').getByText(exactly('948,00 €'))).toBeVisible();
  await openSection(page, /^Autres bailleurs/);
  await page.getByRole('button', { name: 'Ajouter un bailleur' }).click();
  await expect(field(page, 'Bailleur 2')).toBeFocused();
  await page.keyboard.insertText('Luc Marchand');
  await field(page, 'Un mandataire gère la location').check();
  await field(page, 'Nom du mandataire').fill('Gérance de l’Erdre');
  await page.keyboard.press('Tab');
  await expect(field(page, 'N° de carte professionnelle')).toHaveAccessibleDescription('');
  await expect(sheet(page).getByText(/^Les bailleurs reconnaissent/)).toBeVisible();
  await expect(sheet(page).getByText('Le mandataire du bailleur')).toBeVisible();
});

test('a term that already has its quittance is warned of', async ({ page }) => {
  await openEditor(page, '/quittance-loyer');
  await fillRent(page);
  await downloadPdf(page);
  await expect(page.getByRole('region', { name: 'Et maintenant' })).toBeVisible();
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: /^Commencer une quittance/ }).click();
  await expectNumber(page, 'Q-2026-0002');
  await fillTerm(page);
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
  await expect(page.getByText('Ce terme a déjà une quittance.')).toBeVisible();
  await expect(page.getByText(startsWith('Q-2026-0001 couvre novembre 2026'))).toBeVisible();
});

test('« Corriger » and the sheet lead to each field', async ({ page }) => {
  await openEditor(page, '/quittance-loyer');
  await openSection(page, /^Conformité/);
  for (const [rule, name] of RULES) {
    const item = page.getByRole('listitem').filter({ hasText: rule });
    await item.getByRole('button', { name: 'Corriger' }).click();
    await expect(page.getByLabel(name, { exact: true }).and(page.locator(':focus'))).toBeVisible();
  }
  await fillRent(page);
  await clickSheet(page, 'Provision sur charges');
  await expect(field(page, 'Montant des charges')).toBeFocused();
  await clickSheet(page, 'Location vide');
  await expect(field(page, 'Type de location')).toBeFocused();
});

test('a year is made in one go: twelve files in a ZIP, and one PDF of all', {
  tag: '@core',
}, async ({ page }) => {
  await openEditor(page, '/quittance-loyer');
  await fillRent(page);
  const series = await openSeries(page);
  await expect(series.getByLabel('Premier mois')).toHaveValue('2026-01');
  await expect(monthRow(series, 'octobre 2026')).toContainText('Avis d’échéance');
  await expect(monthRow(series, 'novembre 2026')).toContainText('Quittance');
  await series.getByLabel(PAID).check();
  await series.getByLabel('Loyer juillet 2026').fill('735');
  await expect(series.getByLabel('Loyer décembre 2026')).toHaveValue('735');
  await expect(series.getByLabel('Loyer juin 2026')).toHaveValue('720,00');
  await series.getByLabel('Reçu mars 2026', { exact: true }).fill('400');
  await expect(monthRow(series, 'mars 2026')).toContainText('Reçu partiel');
  await expect(monthRow(series, 'décembre 2026')).toContainText('Avis d’échéance');

  const zip = await download(page, () => series.getByRole('button', { name: /ZIP/ }).click());
  expect(zip.name).toBe('Loyers 2026-01 à 2026-12 Mme Sarah Lemoine.zip');
  await expect(page.getByText('12 documents téléchargés')).toBeVisible();
  const files = unzipSync(new Uint8Array(zip.bytes));
  expect(Object.keys(files)).toHaveLength(12);
  expect(Object.keys(files)[2]).toBe(
    '2026-03 Q-2026-0003 Reçu de paiement partiel Mme Sarah Lemoine.pdf',
  );
  const titles = await Promise.all(Object.values(files).map(readTitle));
  expect(titles[0]).toMatch(/^Quittance de loyer/);
  expect(titles[2]).toMatch(/^Reçu de paiement partiel/);
  expect(titles[11]).toMatch(/^Avis d’échéance/);

  await openSeries(page);
  await expect(series.getByLabel('Loyer juillet 2026')).toHaveValue('735');
  const merged = await download(page, () =>
    series.getByRole('button', { name: 'Télécharger un seul PDF' }).click(),
  );
  await openPdf(new Uint8Array(merged.bytes), async (pdf) => {
    expect(pdf.numPages).toBe(12);
    const outline = await pdf.getOutline();
    expect(outline.map(({ title }) => title).slice(0, 3)).toEqual([
      'Quittance de loyer Q-2026-0001',
      'Quittance de loyer Q-2026-0002',
      'Reçu de paiement partiel Q-2026-0003',
    ]);
    expect([...(await readAttachments(pdf)).keys()]).toHaveLength(12);
    expect((await readGlyphs(pdf, 7)).join('\n').replace(/\s/g, ' ')).toContain('735,00 €');
  });
});

test('each tenant of a shared home has a part, to the cent', async ({ page }) => {
  await openEditor(page, '/quittance-loyer');
  await fillRent(page);
  await page.getByRole('button', { name: 'Ajouter un colocataire' }).click();
  await expect(field(page, 'Locataire 2')).toBeFocused();
  await page.keyboard.insertText('M. Paul Aubry');
  const series = await openSeries(page);
  await series.getByLabel('Nombre de mois').selectOption('1');
  await series.getByLabel(PAID).check();
  await series.getByRole('radio', { name: 'Une par locataire' }).check();
  await expect(series.getByLabel('M. Paul Aubry')).toHaveValue('50');
  await series.getByLabel('M. Paul Aubry').fill('40');
  await expect(
    series.getByText(exactly('Les parts font 90 % : elles doivent faire 100 %.')),
  ).toBeVisible();
  await expect(series.getByRole('button', { name: /ZIP/ })).toBeDisabled();
  await series.getByLabel('Mme Sarah Lemoine').fill('60');
  const zip = await download(page, () => series.getByRole('button', { name: /ZIP/ }).click());
  const files = unzipSync(new Uint8Array(zip.bytes));
  expect(Object.keys(files)).toEqual([
    '2026-01 Q-2026-0001-1 Mme Sarah Lemoine.pdf',
    '2026-01 Q-2026-0001-2 M. Paul Aubry.pdf',
  ]);
});

test('the grid of the year is filled by keyboard, by paste, and says what it cannot read', async ({
  page,
}) => {
  await openEditor(page, '/quittance-loyer');
  await fillRent(page);
  const series = await openSeries(page);
  const received = (month: string) => series.getByLabel(`Reçu ${month} 2026`, { exact: true });
  await received('janvier').focus();
  await page.keyboard.press('ArrowDown');
  await expect(received('février')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(received('mars')).toBeFocused();
  await page.keyboard.press('Shift+Enter');
  await expect(received('février')).toBeFocused();
  await received('février').evaluate((cell) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '100\n200,50\n');
    cell.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(received('mars')).toHaveValue('200,50');
  await expect(received('avril')).toHaveValue('');
  await received('mai').fill('tout');
  await page.keyboard.press('Tab');
  await expect(received('mai')).toHaveAccessibleDescription(startsWith('Écrivez un nombre'));
  await expect(series.getByRole('button', { name: 'Télécharger un seul PDF' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(series).toBeHidden();
  await openSeries(page);
  await expect(received('mars')).toHaveValue('200,50');
});

test('a series that lacks a mention says so, and leads to it', async ({ page }) => {
  await openEditor(page, '/quittance-loyer');
  await fillRent(page);
  await field(card(page, 'Locataire'), 'Prénom et nom').fill('');
  const series = await openSeries(page);
  await expect(series.getByText(/les pages porteront BROUILLON/)).toBeVisible();
  const zip = await download(page, () => series.getByRole('button', { name: /ZIP/ }).click());
  expect(Object.keys(unzipSync(new Uint8Array(zip.bytes)))[0]).toContain('(brouillon)');
  await openSeries(page);
  await series.getByRole('button', { name: 'Corriger' }).click();
  await expect(field(card(page, 'Locataire'), 'Prénom et nom')).toBeFocused();
});

describeLooks(() => {
  test.slow();

  test('a quittance and its year are accessible', async ({ page }) => {
    await openEditor(page, '/quittance-loyer');
    await expectAccessible(page);
    await fillRent(page);
    await page.getByRole('button', { name: 'Ajouter un colocataire' }).click();
    await expect(field(page, 'Locataire 2')).toBeFocused();
    await page.keyboard.insertText('M. Paul Aubry');
    await field(card(page, 'Paiements'), 'Montant').fill('300');
    for (const title of [
      /^Révision/,
      /^Autres bailleurs/,
      /^Bail/,
      /^Solde, lieu/,
      /^Comment payer/,
      /^Conformité/,
    ])
      await openSection(page, title);
    await field(page, 'Un mandataire gère la location').check();
    await field(page, 'Loyer révisé ce mois-ci').check();
    await expectAccessible(page);
    const series = await openSeries(page);
    await series.getByRole('radio', { name: 'Une par locataire' }).check();
    await series.getByLabel('Loyer janvier 2026').fill('sept cents');
    await page.keyboard.press('Tab');
    await expectAccessible(page, '[role="dialog"]');
    await expectNoOverflow(page);
  });
});

async function openSeries(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Préparer l’année' }).click();
  const dialog = page.getByRole('dialog', { name: 'Quittances de l’année' });
  await expect(dialog.getByRole('button', { name: /ZIP/ })).toBeVisible();
  return dialog;
}

function monthRow(series: Locator, month: string): Locator {
  return series.getByRole('group', { name: month.replace(' ', '\u00a0'), exact: true });
}

/** The document title on the first page. */
async function readTitle(bytes: Uint8Array): Promise<string> {
  const text = await openPdf(bytes, async (pdf) =>
    (await readGlyphs(pdf, 1)).join(' ').replace(/\s+/g, ' '),
  );
  return /Quittance de loyer|Reçu de paiement partiel|Avis d’échéance/.exec(text)?.[0] ?? '';
}

const PAID = 'Les loyers échus ont été payés en entier';
const RULES = [
  [/^Nom du bailleur/, 'Nom, SIREN ou SIRET'],
  [/^Nom du locataire/, 'Prénom et nom'],
  [/^Adresse du logement/, 'Adresse du logement'],
  [/^Loyer hors charges/, 'Loyer hors charges'],
  [/^Charges/, 'Montant des charges'],
] as const;
