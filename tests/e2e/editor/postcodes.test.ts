import { expect, type Page } from 'playwright/test';
import { expectAccessible, expectNoOverflow } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import {
  clientCard,
  field,
  openClient,
  openEditor,
  openSeller,
  sellerCard,
  typeInto,
} from '../journey/open-editor.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('a postcode gives its city, which what is typed replaces', async ({ page }) => {
  await openEditor(page);
  await openSeller(page);
  const [postcode, city] = [
    field(sellerCard(page), 'Code postal'),
    field(sellerCard(page), 'Ville'),
  ];
  await typeInto(postcode, '35000');
  await expect(city).toHaveValue('Rennes');
  await postcode.fill('44000');
  await expect(city).toHaveValue('Nantes');
  // Several communes share this postcode: the user must choose.
  await postcode.fill('20200');
  await expect(city).toHaveValue('');
  await postcode.fill('44000');
  await expect(city).toHaveValue('Nantes');
  await city.tap();
  await city.pressSequentially('Nantes Cedex 1');
  await expect(city).toHaveValue('Nantes Cedex 1');
  await postcode.fill('69006');
  await city.focus();
  await expect(city).toHaveValue('Nantes Cedex 1');
});

test('an address written in one line goes to its fields, once, and never over a town', {
  tag: '@core',
}, async ({ page }) => {
  await openEditor(page);
  await openClient(page);
  const card = clientCard(page);
  const [street, postcode, city] = ['Adresse', 'Code postal', 'Ville'].map((name) =>
    field(card, name),
  ) as [Field, Field, Field];
  await typeInto(street, '8 rue Kervégan, 44000 Nantes');
  await street.blur();
  await expect(street).toHaveValue('8 rue Kervégan');
  await expect(postcode).toHaveValue('44000');
  await expect(city).toHaveValue('Nantes');
  await page.keyboard.press('Control+z');
  await expect(street).toHaveValue('8 rue Kervégan, 44000 Nantes');
  await expect(city).toHaveValue('');
  await city.fill('Rennes');
  await street.focus();
  await city.focus();
  await expect(street).toHaveValue('8 rue Kervégan, 44000 Nantes');
  await expect(city).toHaveValue('Rennes');
});

test('of several communes one is chosen, with the finger or with the keyboard', async ({
  page,
}) => {
  await openEditor(page);
  await openClient(page);
  const card = clientCard(page);
  const [postcode, city] = [field(card, 'Code postal'), field(card, 'Ville')];
  await typeInto(postcode, '20200');
  await city.tap();
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(suggestions.getByRole('option')).toHaveText([
    'Bastia',
    'San-Martino-di-Lota',
    'Santa-Maria-di-Lota',
    'Ville-di-Pietrabugno',
  ]);
  await expect(page.getByText('La Poste et Insee, mars 2026, Licence Ouverte 2.0')).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await suggestions.getByRole('option', { name: 'Bastia' }).tap();
  await expect(city).toHaveValue('Bastia');

  await postcode.fill('01110');
  await city.fill('');
  await city.pressSequentially('corl');
  await expect(suggestions.getByRole('option')).toHaveText(['Corlier']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(city).toHaveValue('Corlier');
});

test('what is typed fast stays: no suggestion for an earlier text can be taken', async ({
  page,
}) => {
  await openEditor(page);
  await openClient(page);
  const city = field(clientCard(page), 'Ville');
  await typeInto(field(clientCard(page), 'Code postal'), '20200');
  await city.focus();
  await expect(page.getByRole('option', { name: 'Bastia' })).toBeVisible();
  await page.keyboard.type('Furiani');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(city).toHaveValue('Furiani');
});

test('without a network one types, and nothing is said', async ({ context, page }) => {
  await openEditor(page);
  await openClient(page);
  await context.setOffline(true);
  const card = clientCard(page);
  const refused = page.waitForEvent('requestfailed', (request) => isTable(request.url()));
  await typeInto(field(card, 'Code postal'), '35000');
  await refused;
  await field(card, 'Ville').fill('Rennes');
  await expect(field(card, 'Ville')).toHaveValue('Rennes');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(
    page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem'),
  ).toHaveCount(0);
});

test('the table is asked for when a postcode is, once, and says nothing of it', async ({
  page,
}) => {
  const asked = listTables(page);
  await openEditor(page);
  await openSeller(page);
  await openClient(page);
  expect(asked).toEqual([]);
  await field(sellerCard(page), 'Code postal').focus();
  await expect.poll(() => asked).toHaveLength(1);
  await field(sellerCard(page), 'Code postal').fill('97400');
  await expect(field(sellerCard(page), 'Ville')).toHaveValue('Saint-Denis');
  await field(clientCard(page), 'Code postal').fill('20000');
  await expect(field(clientCard(page), 'Ville')).toHaveValue('Ajaccio');
  expect(asked).toHaveLength(1);
});

test('the reminder gives cities too', async ({ page }) => {
  await page.goto('/relance');
  const card = page.getByRole('region', { name: 'Vous', exact: true });
  await field(card, 'Code postal').fill('75011');
  await expect(field(card, 'Ville')).toHaveValue('Paris');
  await field(card, 'Code postal').fill('97500');
  await field(card, 'Ville').fill('');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(suggestions.getByRole('option')).toHaveText(['Miquelon-Langlade', 'Saint-Pierre']);
  await suggestions.getByRole('option', { name: 'Saint-Pierre' }).tap();
  await expect(field(card, 'Ville')).toHaveValue('Saint-Pierre');
});

function isTable(url: string) {
  return /\/assets\/[\w-]*communes-[\w-]+\.txt$/.test(url);
}

function listTables(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isTable(request.url())) asked.push(request.url());
  });
  return asked;
}

type Field = ReturnType<typeof field>;
