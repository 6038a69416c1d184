import type { Locator, Page } from 'playwright/test';
import { field, openSeller, sellerCard } from './open-editor.ts';

export function card(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** A private person has no identifier. */
async function fillPrivateSeller(page: Page) {
  const seller = sellerCard(page);
  await openSeller(page);
  await field(seller, 'Votre statut').selectOption('Particulier');
  await field(seller, 'Prénom et nom').fill('Hélène Marchand');
  await fillAddress(page, { scope: seller, label: 'Adresse', street: '18 quai de la Fosse' });
}

/** A complete receipt from an empty page: 1 250,50 € by transfer, for a repair. */
export async function fillReceipt(page: Page) {
  await fillPrivateSeller(page);
  const payer = card(page, 'Reçu de');
  await field(payer, 'Nom, ou SIREN d’une entreprise').fill('Julien Perrot');
  const receipt = card(page, 'Paiement reçu');
  await field(receipt, 'Montant reçu').fill('1 250,50');
  await field(receipt, 'Motif du paiement').fill('Vente d’un vélo');
  await page.keyboard.press('Tab');
}

/** A complete quittance from an empty page: 720 € of rent and 70 € of charges, paid. */
export async function fillRent(page: Page) {
  await fillPrivateSeller(page);
  await fillTerm(page);
}

/** Tenant, home and amounts, fully received; the landlord is already filled. */
export async function fillTerm(page: Page) {
  await field(card(page, 'Locataire'), 'Prénom et nom').fill('Mme Sarah Lemoine');
  await fillAddress(page, {
    scope: card(page, 'Logement et bail'),
    label: 'Adresse du logement',
    street: '25 rue Paul-Bellamy',
  });
  const amounts = card(page, 'Loyer et charges');
  await field(amounts, 'Loyer hors charges').fill('720');
  await field(amounts, 'Montant des charges').fill('70');
  await page.keyboard.press('Tab');
  await card(page, 'Paiements').getByRole('button', { name: 'Tout est payé' }).click();
}

async function fillAddress(
  page: Page,
  { scope, label, street }: { scope: Locator; label: string; street: string },
) {
  await field(scope, label).fill(street);
  await field(scope, 'Code postal').fill('44000');
  await field(scope, 'Ville').fill('Nantes');
  await page.keyboard.press('Tab');
}
