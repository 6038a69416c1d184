import { expect, type Page } from 'playwright/test';
import { downloadPdf } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { expectFinal } from '../journey/expect-final.ts';
import { fillCompanyCard, fillConsumer, fillLine } from '../journey/fill-invoice.ts';
import { DAY, test } from '../journey/journey.ts';
import { describeLooks } from '../journey/looks.ts';
import {
  clickSheet,
  expectNumber,
  field,
  openEditor,
  openSection,
  openSeller,
  sellerCard,
  sheet,
  showLines,
} from '../journey/open-editor.ts';
import { startsWith } from '../journey/words.ts';

test('a quote of works for a consumer, from an empty page to its file', { tag: '@core' }, async ({
  page,
}) => {
  await openEditor(page, '/devis');
  await fillCompanyCard(page);
  await openSection(page, /^Contact/);
  await field(sellerCard(page), 'Téléphone').fill('02 40 12 34 56');
  await field(sellerCard(page), 'E-mail').fill('contact@atelier.example');
  await fillInsurance(page);
  await fillConsumer(page);
  await expectNumber(page, 'D-2026-0001');
  await field(page, 'Durée de validité').selectOption({ label: '60 jours · 19/01/2027' });
  await field(page, 'Objet').fill('Remplacement d’une baignoire');
  await fillLine(page, 1, { name: 'Dépose et pose', quantity: '20 h', price: '50' });
  await addLine(page, 'Option');
  await fillLine(page, 2, { name: 'Paroi de verre', quantity: '1', price: '400' });
  await expect(
    page.getByText(startsWith('Total avec toutes les options : 1 680,00 €')),
  ).toBeVisible();
  await fillExecution(page);
  await page.getByRole('button', { name: 'Insérer les garanties légales' }).click();
  await openSection(page, /^Acompte et échéancier/);
  await page.getByRole('radio', { name: 'En %' }).check();
  await field(page, 'Nature').last().selectOption('Acompte');
  await expect(field(page, 'Part du total')).toHaveAccessibleDescription(/Soit 360,00/);
  await expect(page.getByText('Toutes les mentions obligatoires sont là.')).toBeVisible();
  await expect(sheet(page)).toHaveAccessibleName(/montant du devis 1\s200,00\s€/);

  const { name, text, xml, json } = await downloadPdf(page, { said: 'Devis téléchargé' });
  expect(name).toBe('D-2026-0001 Camille Morel.pdf');
  expect(text).not.toContain('BROUILLON');
  expect(text).toContain('Bon pour accord');
  expect(text).toContain('Devis reçu avant');
  expect(text).toContain('0,5 m³ de gravats');
  expect(text).toContain('décennale');
  expect(xml).toBeUndefined();
  expectFinal(json, DAY);

  await page.getByRole('button', { name: 'Choisir un autre fichier' }).click();
  await expect(page.getByRole('menuitem', { name: /XML/ })).toBeHidden();
});

test('an option is chosen by the keyboard, and only one of two variants is', async ({ page }) => {
  await openEditor(page, '/devis');
  await fillLine(page, 1, { name: 'Cuisine', quantity: '1', price: '1000' });
  await addLine(page, 'Variante');
  await fillLine(page, 2, { name: 'Plaque à gaz', quantity: '1', price: '300' });
  await addLine(page, 'Variante');
  await fillLine(page, 3, { name: 'Plaque à induction', quantity: '1', price: '500' });
  const [gas, induction] = [choice(page, 2), choice(page, 3)];
  await gas.focus();
  await page.keyboard.press('Space');
  await expect(
    page.getByText(startsWith('Total avec les options choisies : 1 560,00 €')),
  ).toBeVisible();
  await induction.focus();
  await page.keyboard.press('Space');
  await expect(gas).not.toBeChecked();
  await expect(
    page.getByText(startsWith('Total avec les options choisies : 1 800,00 €')),
  ).toBeVisible();
  await expect(sheet(page)).toHaveAccessibleName(/montant du devis 1\s200,00\s€/);

  await page.getByRole('button', { name: 'Actions de la ligne 3' }).click();
  await page.getByRole('menuitem', { name: 'Compter dans le total' }).click();
  await expect(induction).toBeHidden();
  await expect(sheet(page)).toHaveAccessibleName(/montant du devis 1\s800,00\s€/);
  await page.keyboard.press('Control+z');
  await expect(induction).toBeChecked();
});

test('a quote in francs has no rate until one is typed', async ({ page }) => {
  await openEditor(page, '/devis');
  await fillCompanyCard(page);
  await fillLine(page, 1, { name: 'Pose', quantity: '1', price: '100' });
  await openSection(page, /^Plus de détails Intitulé/);
  await field(page, 'Devise').selectOption('CHF');
  await expect(field(page, 'Taux du')).toBeHidden();
  const bare = await downloadPdf(page);
  expect(JSON.parse(bare.json)).not.toHaveProperty('exchangeRate');
  await field(page, '1 CHF en euros').pressSequentially('0,92');
  await expect(field(page, '1 CHF en euros')).toHaveValue('0,92');
  await expect(field(page, 'Taux du')).toHaveValue('20/11/2026');
  const rated = await downloadPdf(page);
  expect(JSON.parse(rated.json).exchangeRate).toEqual({ rate: '0.92', date: DAY });
  await field(page, '1 CHF en euros').fill('');
  await expect(field(page, 'Taux du')).toBeHidden();
});

test('a quote says what it lacks, beside the field', async ({ page }) => {
  await openEditor(page, '/devis');
  await openSeller(page);
  await openSection(page, /^Contact/);
  await fillConsumer(page);
  await field(page, 'Durée de validité').selectOption('Autre date…');
  await field(page, 'Valable jusqu’au').fill('01/11/2026');
  await fillLine(page, 1, { name: 'Pose', quantity: '1', price: '100' });
  await page.getByRole('checkbox', { name: 'Travaux, dépannage ou entretien' }).check();
  await field(page, 'Droit de rétractation').selectOption({ label: 'Signé chez le client' });
  await openSection(page, /^Acompte et échéancier/);
  await page.getByRole('radio', { name: 'En €' }).check();
  await field(page, 'Montant TTC').fill('500');
  await page.getByRole('button', { name: 'Ajouter une échéance' }).click();
  await field(page, 'Part').fill('40');
  await expect(page.getByText(startsWith('Il reste 60 % à répartir.'))).toBeVisible();
  await downloadPdf(page);
  const messages = [
    'La fin de validité précède la date du devis : corrigez-la.',
    'Indiquez l’objet du devis.',
    'Indiquez votre téléphone ou votre e-mail.',
    'Indiquez le lieu des travaux.',
    'Indiquez les frais de déplacement',
    'Indiquez la quantité de déchets estimée',
    'L’acompte dépasse le total de 120,00 € : réduisez-le.',
    'Les échéances doivent faire 100 % ensemble.',
    'Indiquez la date de début, le délai ou la durée',
  ];
  for (const message of messages)
    await expect(page.getByText(startsWith(message)).first(), message).toBeVisible();
});

test('an amendment names the quote that it changes', async ({ page }) => {
  await openEditor(page, '/devis');
  await field(page, 'Nature').first().selectOption('Avenant');
  await openSection(page, /^Conformité/);
  const finding = page.getByRole('button', { name: /Devis modifié$/ });
  await expect(finding).toBeVisible();
  await field(page, 'N° du devis d’origine').fill('D-2026-0012');
  await field(page, 'Devis du').fill('02/11/2026');
  await field(page, 'Devis du').blur();
  await expect(finding).toBeHidden();
});

test('« Corriger » and the sheet lead to the fields of a quote', async ({ page }) => {
  await openEditor(page, '/devis');
  await fillConsumer(page);
  await openSection(page, /^Conformité/);
  await page.getByRole('button', { name: /Objet du devis$/ }).click();
  await expect(field(page, 'Objet')).toBeFocused();
  await clickSheet(page, /gratuit/);
  await expect(field(page, 'Prix du devis')).toBeFocused();
});

describeLooks(() => {
  // axe reads every element of a long form.
  test.slow();

  test('a quote with all its parts open is accessible', async ({ page }) => {
    await openEditor(page, '/devis');
    await fillConsumer(page);
    await addLine(page, 'Option');
    await page.getByRole('checkbox', { name: 'Travaux, dépannage ou entretien' }).check();
    await page.getByRole('checkbox', { name: /^Déchets/ }).check();
    for (const title of [/^Acompte/, /^Références/, /^Plus de détails Intitulé/, /^Règlement/])
      await openSection(page, title);
    await page.getByRole('radio', { name: 'En %' }).check();
    await page.getByRole('button', { name: 'Ajouter une échéance' }).click();
    await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
    await expect(page.getByText('Brouillon téléchargé')).toBeVisible();
    await expectAccessible(page);
  });
});

async function fillInsurance(page: Page) {
  await openSection(page, /^Autres mentions de votre activité/);
  await page.getByRole('checkbox', { name: 'Assurance professionnelle' }).check();
  await field(page, 'Assureur').fill('Assurances du Rhin');
  await field(page, 'Coordonnées de l’assureur').fill('9 place Broglie, Strasbourg');
  await field(page, 'Zone couverte').fill('France entière');
}

async function fillExecution(page: Page) {
  await field(page, 'Délai ou durée').fill('Quatre jours');
  await field(page, 'Lieu d’exécution').fill('8 rue Kervégan, Nantes');
  await page.getByRole('checkbox', { name: 'Travaux, dépannage ou entretien' }).check();
  await field(page, 'Frais de déplacement HT').fill('0');
  await field(page, 'Taux horaire HT').fill('50');
  await page.getByRole('checkbox', { name: /^Déchets/ }).check();
  await field(page, 'Quantité estimée').fill('0,5 m³ de gravats');
  await field(page, 'Tri et enlèvement').fill('Tri sur place');
  await field(page, 'Raison sociale').fill('Déchèterie de Nantes-Est');
}

/** Adds a line from the menu beside « Ajouter une ligne ». */
async function addLine(page: Page, kind: 'Option' | 'Variante') {
  await showLines(page);
  await page.getByRole('button', { name: 'Section, texte…' }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${kind}`) }).click();
}

function choice(page: Page, line: number) {
  return page.getByRole('checkbox', { name: `Choisie par le client, ligne ${line}` });
}
