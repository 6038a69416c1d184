import { expect, type Page } from 'playwright/test';
import { downloadPdf } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { fillLine, fillSoleTrader, writeClient } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { clientCard, clientName, field, openClient, openEditor } from '../journey/open-editor.ts';

/** An illustrator under franchise sells to an agency in Berlin. */
async function sellToGermans(page: Page) {
  await openEditor(page, '/facture-auto-entrepreneur');
  await fillSoleTrader(page);
  const client = clientCard(page);
  // The number says the kind of client and its country.
  await writeClient(page, 'DE136695976');
  await clientName(page).fill('Kranich GmbH');
  await field(client, 'Adresse').fill('Torstraße 12');
  await field(client, 'Code postal').fill('10119');
  await field(client, 'Ville').fill('Berlin');
  await expect(client.getByLabel('Pays', { exact: true })).toHaveValue('DE');
  await fillLine(page, 1, {
    name: 'Illustrations',
    quantity: '2',
    price: '450',
    priceLabel: 'Prix',
  });
}

const question = (page: Page) =>
  clientCard(page).getByText(/^Un service à un professionnel établi hors de France/);
const press = (page: Page, name: string | RegExp) =>
  clientCard(page).getByRole('button', { name }).click();

test('a service to a business in Germany asks who pays the VAT, and one press answers', {
  tag: '@core',
}, async ({ page }) => {
  await sellToGermans(page);
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);

  await press(page, 'Allemagne : autoliquidation, votre n° de TVA');
  await expect(question(page)).toBeHidden();
  await expect(clientCard(page).getByText(/^Services à un professionnel de l’Union/)).toBeVisible();
  const { text } = await downloadPdf(page, { said: 'Facture téléchargée' });
  expect(text).toContain('Autoliquidation');
  expect(text).toContain('FR96552100554');
  expect(text).toContain('DE136695976');
  expect(text).not.toContain('293 B');
  expect(text).not.toContain('BROUILLON');
});

test('goods, or a service that belongs to France, keep the mention of the franchise', async ({
  page,
}) => {
  await sellToGermans(page);
  await press(page, /^Service lié à la France/);
  await expect(question(page)).toBeHidden();
  await openClient(page);
  await press(page, /^Changer/);
  await press(page, 'Ce sont des biens');
  await expect(question(page)).toBeHidden();
  const { text } = await downloadPdf(page, { said: 'Facture téléchargée' });
  expect(text).toContain('TVA non applicable, article 293 B du CGI');
  expect(text).not.toContain('BROUILLON');
});
