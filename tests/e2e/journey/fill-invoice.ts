import type { Page } from 'playwright/test';
import {
  cell,
  clientCard,
  clientName,
  field,
  openClient,
  openPayment,
  openSeller,
  sellerCard,
  sellerName,
  showLines,
} from './open-editor.ts';

/** A joinery company with its bank account. */
export async function fillCompany(page: Page) {
  await fillCompanyCard(page);
  await fillAccount(page);
}

/** The seller’s card alone, initially empty: the SIRET fills the SIREN and the VAT number. */
export async function fillCompanyCard(page: Page) {
  const card = sellerCard(page);
  await writeSeller(page, 'Menuiserie Lefèvre');
  await field(card, 'Forme juridique').fill('SARL');
  await field(card, 'Capital social').fill('8 000');
  await field(card, 'SIRET').fill('732 829 320 00074');
  await card.getByRole('button', { name: 'Utiliser FR44732829320' }).click();
  await field(card, 'Registre du commerce').fill('RCS Paris');
  await fillAddress(page, card, ['4 bis, passage de l’Œuvre', '75011', 'Paris']);
}

async function fillAccount(page: Page) {
  await openPayment(page);
  await field(page, 'IBAN').fill('FR14 2004 1010 0505 0001 3M02 606');
}

/** An illustrator under franchise: no VAT number, « EI » added automatically. */
export async function fillSoleTrader(page: Page) {
  const card = sellerCard(page);
  await writeSeller(page, 'Noémie Rivière');
  await field(card, 'SIREN').fill('552 100 554');
  await fillAddress(page, card, ['12 rue des Tanneurs', '44000', 'Nantes']);
  await fillAccount(page);
}

/** A business, known by its legal form. */
export async function fillClient(page: Page) {
  const card = clientCard(page);
  await writeClient(page, 'Cycles Garance SAS');
  await field(card, 'SIREN').fill('404833048');
  await fillAddress(page, card, ['3 avenue Foch', '69006', 'Lyon']);
}

/** Types what the one field of the seller asks for, then opens the others. */
export async function writeSeller(page: Page, nameOrNumber: string) {
  await sellerName(page).fill(nameOrNumber);
  await openSeller(page);
}

/** Types what the one field of the client asks for, then opens the others. */
export async function writeClient(page: Page, nameOrNumber: string) {
  await clientName(page).fill(nameOrNumber);
  await openClient(page);
}

export async function fillLine(
  page: Page,
  line: number,
  { name, quantity, price, priceLabel = 'Prix HT' }: LineContent,
) {
  await showLines(page);
  await cell(page, 'Désignation', line).fill(name);
  await cell(page, 'Quantité', line).fill(quantity);
  await cell(page, priceLabel, line).fill(price);
}

/** A complete invoice with VAT: 1 500 net, 300 of VAT. */
export async function fillInvoice(page: Page) {
  await fillCompany(page);
  await fillClient(page);
  await fillLine(page, 1, { name: 'Conception et plans', quantity: '3 j', price: '450' });
  await page.getByRole('button', { name: 'Ajouter une ligne' }).click();
  await fillLine(page, 2, { name: 'Quincaillerie', quantity: '1,5', price: '100,00 €' });
}

/** A private person at home. */
export async function fillConsumer(page: Page) {
  const card = clientCard(page);
  await writeClient(page, 'Camille Morel');
  await card.getByLabel('Nature du client').selectOption('individual');
  await fillAddress(page, card, ['8 rue Kervégan', '44000', 'Nantes']);
}

async function fillAddress(
  page: Page,
  card: ReturnType<typeof sellerCard>,
  [street, postalCode, city]: readonly [string, string, string],
) {
  await field(card, 'Adresse').fill(street);
  await field(card, 'Code postal').fill(postalCode);
  await field(card, 'Ville').fill(city);
  // Leaving the last field shows the messages of the card.
  await page.keyboard.press('Tab');
}

type LineContent = { name: string; quantity: string; price: string; priceLabel?: string };
