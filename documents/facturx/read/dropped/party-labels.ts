import type { DroppedTerm } from '#documents/facturx/read/received-invoice.ts';
import { findField } from '#documents/model/fields/field-at.ts';
import { uncapitalize } from '#documents/model/texts/capitalize.ts';

/**
 * A term of a party by its path: « seller.contact.phone » → BT-42, « Vendeur, téléphone », from the
 * fields of a draft where they have it. Undefined when the path is none of them.
 */
export function describePartyTerm(path: string): Pick<DroppedTerm, 'term' | 'label'> | undefined {
  const [, role = '', key = ''] = /^(\w+)\.(.+)$/.exec(path) ?? [];
  const [name, numbers = ''] = PARTIES[role] ?? [];
  const fieldKey = key === 'contact.name' ? 'contactName' : key.replace('contact.', '');
  const field = findField(`seller.${fieldKey}`) ?? findField(`buyer.${fieldKey}`);
  const word = WORDS[key] ?? field?.label;
  if (!name || !word) return undefined;
  const own = numbers.split(' ').find((entry) => entry.startsWith(`${key}:`));
  const [first, second = first] = field?.term?.split(', ') ?? [];
  const shared = { seller: first, buyer: second }[role];
  const term = own?.slice(key.length + 1) ?? shared ?? path;
  return { term, label: `${name}, ${uncapitalize(word)}` };
}

/** The name of each party, and the numbers that no field of a draft gives it. */
const PARTIES: Readonly<Record<string, readonly [string, string]>> = {
  seller: [
    'Vendeur',
    'id:BT-29 vatGroupSiren:BT-29 routingCode:BT-29 legalId:BT-30 legalScheme:BT-30-1 legalInformation:BT-33 contact.department:BT-41 electronicScheme:BT-34-1 taxNumber:BT-32',
  ],
  buyer: [
    'Client',
    'id:BT-46 legalId:BT-47 legalScheme:BT-47-1 electronicScheme:BT-49-1 taxNumber:BT-48',
  ],
  taxRepresentative: [
    'Représentant fiscal',
    'name:BT-62 vatNumber:BT-63 address.line1:BT-64 address.line2:BT-65 address.city:BT-66 address.postalCode:BT-67 address.region:BT-68 address.country:BT-69 address.line3:BT-164',
  ],
  payee: [
    'Bénéficiaire du paiement',
    'name:BT-59 id:BT-60 siret:BT-60 siren:BT-61 legalId:BT-61 legalScheme:BT-61-1',
  ],
  deliverTo: [
    'Lieu de livraison',
    'name:BT-70 id:BT-71 siret:BT-71 address.line1:BT-75 address.line2:BT-76 address.city:BT-77 address.postalCode:BT-78 address.region:BT-79 address.country:BT-80 address.line3:BT-165',
  ],
};

/** Terms that a draft has no field for, or names by what stands beside them. */
const WORDS: Readonly<Record<string, string>> = {
  id: 'identifiant',
  vatGroupSiren: 'SIREN de l’assujetti unique',
  legalId: 'immatriculation',
  legalScheme: 'registre',
  legalInformation: 'mentions légales',
  'address.line2': 'adresse, deuxième ligne',
  'address.line3': 'adresse, troisième ligne',
  electronicScheme: 'type d’adresse de facturation électronique',
  taxNumber: 'numéro fiscal',
};
