import type { Page } from 'playwright';
import type { Person } from './person.ts';

/**
 * A plumber without VAT makes a first invoice for a private person, from the home page to sending
 * the file. No data is stored beforehand; with `hasRegister` the company register fills in some,
 * else everything is typed.
 */
export async function makeFirstInvoice(
  page: Page,
  { person, hasRegister }: { person: Person; hasRegister: boolean },
): Promise<void> {
  const { press, write } = person;
  await press(page.getByRole('link', { name: /^Facture sans TVA/ }).first());
  const seller = page.getByRole('region', { name: 'Vous', exact: true });
  if (hasRegister) await fillFromRegister(seller, person);
  else await typeSeller(seller, person);
  const client = page.getByRole('region', { name: 'Client', exact: true });
  await write(
    client.getByLabel('Nom, ou SIREN d’une entreprise', { exact: true }),
    'Camille Morel',
  );
  await press(client.getByRole('button', { name: 'Saisir à la main' }));
  await write(client.getByLabel('Adresse', { exact: true }), '8 rue Kervégan, 44000 Nantes');
  await write(
    page.getByRole('combobox', { name: 'Désignation, ligne 1' }),
    'Remplacement chauffe-eau',
  );
  await write(page.getByRole('textbox', { name: /^Prix.*, ligne 1$/ }), '640');
  await press(page.getByRole('button', { name: /^Règlement/ }));
  await write(page.getByLabel('IBAN', { exact: true }), 'FR1420041010050500013M02606');
  const downloading = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Télécharger le PDF' }).filter({ visible: true }));
  const name = (await downloading).suggestedFilename();
  if (name.includes('brouillon')) throw new Error(`The file is still a draft: ${name}`);
  const outcome = page.getByRole('region', { name: 'Et maintenant' });
  await press(
    outcome
      .getByRole('button', { name: 'Envoyer au client' })
      .or(outcome.getByRole('button', { name: 'Recevoir par e-mail' })),
  );
}

async function fillFromRegister(seller: Card, { press, write }: Person): Promise<void> {
  await write(seller.getByLabel('Nom, SIREN ou SIRET', { exact: true }), '55210055400013');
  await press(seller.getByRole('button', { name: 'Chercher au registre' }));
  await seller.getByRole('button', { name: /^Modifier/ }).waitFor();
}

async function typeSeller(seller: Card, { press, write }: Person): Promise<void> {
  await write(seller.getByLabel('Nom, SIREN ou SIRET', { exact: true }), 'Karim Benali');
  await press(seller.getByRole('button', { name: 'Saisir à la main' }));
  await write(seller.getByLabel('SIREN', { exact: true }), '552100554');
  await write(seller.getByLabel('Adresse', { exact: true }), '12 rue des Tanneurs, 44000 Nantes');
}

type Card = ReturnType<Page['getByRole']>;
