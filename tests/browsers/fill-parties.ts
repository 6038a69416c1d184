import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/** A joinery company. */
export async function writeCompany(visitor: Visitor): Promise<void> {
  await openSeller(visitor, 'Menuiserie Lefèvre');
  await visitor.write('Forme juridique', 'SARL', SELLER);
  await visitor.write('Capital social', '8 000', SELLER);
  await visitor.write('SIRET', '732 829 320 00074', SELLER);
  await visitor.press({ role: 'button', name: 'Utiliser FR44732829320', inside: SELLER });
  await visitor.write('Registre du commerce', 'RCS Paris', SELLER);
  await writeAddress(visitor, SELLER, ['4 bis, passage de l’Œuvre', '75011', 'Paris']);
}

/** An illustrator under franchise. */
export async function writeSoleTrader(visitor: Visitor): Promise<void> {
  await openSeller(visitor, 'Noémie Rivière');
  await visitor.write('SIREN', '552 100 554', SELLER);
  await writeAddress(visitor, SELLER, ['12 rue des Tanneurs', '44000', 'Nantes']);
}

/** Somebody without a business. */
export async function writePrivateSeller(visitor: Visitor): Promise<void> {
  await unfoldCard(visitor, SELLER, 'Votre statut');
  await visitor.choose('Votre statut', 'Particulier', SELLER);
  await visitor.write('Prénom et nom', 'Hélène Marchand', SELLER);
  await writeAddress(visitor, SELLER, ['18 quai de la Fosse', '44000', 'Nantes']);
}

/** A business, known by its legal form. */
export async function writeBusiness(visitor: Visitor): Promise<void> {
  await visitor.write('Nom, ou SIREN d’une entreprise', 'Cycles Garance SAS', CLIENT);
  await unfoldCard(visitor, CLIENT, 'Nature du client');
  await visitor.write('SIREN', '404833048', CLIENT);
  await writeAddress(visitor, CLIENT, ['3 avenue Foch', '69006', 'Lyon']);
}

export async function writeAddress(
  visitor: Visitor,
  inside: string,
  [street, postalCode, city]: readonly [string, string, string],
): Promise<void> {
  await visitor.write(/^Adresse/, street, inside);
  await visitor.write('Code postal', postalCode, inside);
  await visitor.write('Ville', city, inside);
  await visitor.pressKeys('Tab');
}

async function openSeller(visitor: Visitor, name: string) {
  await visitor.write('Nom, SIREN ou SIRET', name, SELLER);
  await unfoldCard(visitor, SELLER, 'Votre statut');
}

/** Shows all the fields of a card, which may fold again while a draft comes back. */
export function unfoldCard(visitor: Visitor, inside: string, label: string): Promise<void> {
  const open = { role: 'button', name: /^(?:Modifier|Saisir à la main)/, inside } as const;
  const attempt = async () => {
    if (await visitor.sees(open)) await visitor.press(open);
    return visitor.sees({ role: 'field', name: label, inside });
  };
  return expect.poll(attempt).toBe(true);
}

const SELLER = 'Vous';
const CLIENT = 'Client';
