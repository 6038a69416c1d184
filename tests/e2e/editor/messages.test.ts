import { expect, type Locator, type Page } from 'playwright/test';
import { downloadPdf } from '../journey/download-file.ts';
import { test } from '../journey/journey.ts';
import {
  cell,
  clientCard,
  clientName,
  field,
  openClient,
  openEditor,
  openPayment,
  openSection,
  openSeller,
  sellerCard,
} from '../journey/open-editor.ts';
import { exactly, startsWith } from '../journey/words.ts';

type Case = {
  /** The field that must be filled before it shows. */
  after?: (page: Page) => Locator;
  find: (page: Page) => Locator;
  typed: string;
  said: string;
};

const seller = (label: string) => (page: Page) => field(sellerCard(page), label);
const client = (label: string) => (page: Page) => field(clientCard(page), label);
const anywhere = (label: string) => (page: Page) => field(page, label);
const line = (column: string) => (page: Page) => cell(page, column, 1);

const mistakes: Case[] = [
  {
    find: seller('Dénomination sociale'),
    typed: '',
    said: 'Indiquez votre nom ou votre dénomination sociale.',
  },
  { find: seller('SIREN'), typed: '7328293', said: 'Il manque 2 chiffres : un SIREN en a 9.' },
  {
    find: seller('SIREN'),
    typed: '732829321',
    said: 'La clé de contrôle est fausse : vérifiez chaque chiffre.',
  },
  {
    find: client('SIREN'),
    typed: '40483304B',
    said: 'Un SIREN ne contient que des chiffres.',
  },
  {
    find: seller('SIRET'),
    typed: '732829320000741',
    said: 'Il y a un chiffre de trop : un SIRET en a 14.',
  },
  {
    find: seller('SIRET'),
    typed: '73282932000075',
    said: 'La clé de contrôle est fausse : vérifiez chaque chiffre.',
  },
  {
    find: seller('N° de TVA'),
    after: seller('SIREN'),
    typed: '44732829320',
    said: 'Commencez par le code du pays, par exemple FR.',
  },
  {
    find: seller('N° de TVA'),
    after: seller('SIREN'),
    typed: 'FR4473282932',
    said: 'Il manque un caractère : FR, une clé de 2 caractères et le SIREN.',
  },
  {
    find: seller('N° de TVA'),
    after: seller('SIREN'),
    typed: 'FR45732829320',
    said: 'La clé ne correspond pas au SIREN : FR44732829320 est attendu.',
  },
  {
    find: client('N° de TVA'),
    after: client('SIREN'),
    typed: 'GR123456789',
    said: 'Un n° de TVA grec commence par EL.',
  },
  { find: seller('Code postal'), typed: '7501', said: '5 chiffres' },
  { find: client('Code postal'), typed: '6900A', said: '5 chiffres' },
  {
    find: anywhere('IBAN'),
    typed: '14200410',
    said: 'Commencez par le pays et la clé, par exemple FR76.',
  },
  {
    find: anywhere('IBAN'),
    typed: 'FR14 2004 1010 0505 0001 3M02 60',
    said: 'Il manque un caractère : un IBAN français en a 27.',
  },
  {
    find: anywhere('IBAN'),
    typed: 'FR14 2004 1010 0505 0001 3M02 607',
    said: 'Cet IBAN contient une erreur : relisez chaque caractère.',
  },
  {
    find: anywhere('BIC'),
    typed: 'PSSTF',
    said: 'Un BIC a 8 ou 11 caractères, par exemple PSSTFRPPPAR.',
  },
  {
    find: anywhere('Numéro'),
    typed: '',
    said: 'Indiquez le numéro suivant de votre série.',
  },
  {
    find: anywhere('Date d’émission'),
    typed: '31/02/2026',
    said: 'Février 2026 n’a pas 31 jours.',
  },
  {
    find: anywhere('Capital social'),
    typed: 'huit mille',
    said: 'Écrivez un nombre, par exemple 1 234,56.',
  },
  {
    find: line('Désignation'),
    typed: '',
    said: 'Ligne 1 : nommez précisément le bien ou la prestation.',
  },
  {
    find: line('Quantité'),
    typed: '1,2,3',
    said: 'Quantité : écrivez un nombre, par exemple 1 234,56.',
  },
  {
    find: line('Quantité'),
    typed: '0',
    said: 'Ligne 1 : indiquez une quantité différente de zéro.',
  },
  {
    find: line('Prix HT'),
    typed: '-12',
    said: 'Prix HT : pour reprendre ou rendre, mettez plutôt une quantité négative.',
  },
];

test('every mistake is said in French, under its field, once the field is left', {
  tag: '@core',
}, async ({ page }) => {
  await openEditor(page);
  await openPayment(page);
  await openSeller(page);
  await openClient(page);
  for (const { find, after, typed, said } of mistakes) {
    await test.step(said, async () => {
      const input = find(page);
      // It shows once the number that it derives from is filled.
      await after?.(page).fill('732829320');
      await input.focus();
      await input.fill(typed);
      await input.blur();
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription(startsWith(said));
      await expect(page.getByText(startsWith(said)).first()).toBeVisible();
      await input.fill('');
    });
  }
});

test('nothing is said while a first value is being typed', async ({ page }) => {
  await openEditor(page);
  await openPayment(page);
  await openSeller(page);
  await openClient(page);
  for (const [find, typed] of [
    [seller('SIREN'), '7328'],
    [anywhere('IBAN'), 'FR14'],
    [anywhere('BIC'), 'PSST'],
    [client('Code postal'), '69'],
    [line('Prix HT'), '12,'],
  ] as const) {
    const input = find(page);
    await input.pressSequentially(typed);
    await expect(input).toBeFocused();
    await expect(input).not.toHaveAttribute('aria-invalid');
  }
});

test('what is corrected is no longer said, and what is right is', async ({ page }) => {
  await openEditor(page);
  await openSeller(page);
  const siren = field(sellerCard(page), 'SIREN');
  await siren.fill('732829321');
  await siren.blur();
  await expect(siren).toHaveAttribute('aria-invalid', 'true');
  await siren.fill('732829320');
  await expect(siren).not.toHaveAttribute('aria-invalid');
  await expect(siren).toHaveAccessibleDescription('Numéro valide');
  await siren.blur();
  await expect(siren).toHaveValue(exactly('732 829 320'));
});

test('what cannot be read stays as it was typed, and the sheet keeps what it had', async ({
  page,
}) => {
  await openEditor(page);
  await cell(page, 'Prix HT', 1).fill('120');
  await cell(page, 'Prix HT', 1).fill('12o');
  await cell(page, 'Prix HT', 1).blur();
  await expect(cell(page, 'Prix HT', 1)).toHaveValue('12o');
  await expect(page.getByRole('img', { name: /net à payer 144,00\s€/ })).toBeVisible();
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
  await expect(page.getByText('Un champ n’a pas pu être lu.')).toBeVisible();
});

test('numbers and dates are understood as French people write them', async ({ page }) => {
  await openEditor(page);
  const readings = [
    [cell(page, 'Prix HT', 1), '1.234,5 €', '1 234,50'],
    [cell(page, 'Prix HT', 1), '1234.56', '1 234,56'],
    [cell(page, 'Quantité', 1), '2,5 h', '2,5'],
    [field(page, 'Date d’émission'), '3/2/26', '03/02/2026'],
    [field(page, 'Date d’émission'), '030226', '03/02/2026'],
  ] as const;
  for (const [input, typed, shown] of readings) {
    await input.fill(typed);
    await input.blur();
    await expect(input).toHaveValue(exactly(shown));
  }
});

test('advice and less common fields speak too', async ({ page }) => {
  await openEditor(page);
  await openSeller(page);
  await openSection(page, /^Contact/);
  const contacts: [label: string, typed: string, said: RegExp][] = [
    ['E-mail', 'pas un mail', /^Cette adresse n’est pas complète\. Exemple\s: nom@exemple\.fr$/],
    ['Téléphone', 'sur demande', /^Écrivez un numéro de téléphone/],
    ['Site', 'pas un site', /^Écrivez l’adresse du site/],
  ];
  for (const [label, typed, said] of contacts) {
    const input = field(sellerCard(page), label);
    await input.fill(typed);
    await expect(input).not.toHaveAttribute('aria-invalid');
    await input.blur();
    await expect(input).toHaveAccessibleDescription(said);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveValue(typed);
  }
  await openSection(page, /^Cas particuliers/);
  const address = field(sellerCard(page), 'Adresse électronique de facturation');
  await address.fill('comptabilité');
  await address.blur();
  await expect(address).toHaveAccessibleDescription(/^Recopiez l’adresse de la plateforme/);
  await openSection(page, /^Autres mentions/);
  const ape = field(sellerCard(page), 'Code APE');
  await ape.fill('43');
  await ape.blur();
  await expect(ape).toHaveAccessibleDescription(/^Un code APE s’écrit 4 chiffres et une lettre/);
});

test('a name that the typeface lacks is said beside it, in the panel and with the file', async ({
  page,
}) => {
  await openEditor(page);
  await clientName(page).fill('شركة Cycles Garance');
  await clientName(page).blur();
  const said = page.getByText(/^«.ش ر ك ة.» ne peuvent pas être imprimés/);
  await expect(said.first()).toBeVisible();
  await openSection(page, /^Conformité/);
  await expect(page.getByRole('button', { name: /Caractères imprimables$/ })).toBeVisible();
  await downloadPdf(page, { said: 'Des caractères ne s’impriment pas.' });
});
