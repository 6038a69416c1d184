import { findField } from '#documents/model/fields/field-at.ts';
import type { DraftField } from '#documents/model/fields/field-types.ts';
import { uncapitalize } from '#documents/model/texts/capitalize.ts';
import type { DroppedTerm } from '#documents/received/received-invoice.ts';

/**
 * A term of a party by its path: « seller.contact.phone » → BT-42, « Vendeur, téléphone », from the
 * fields of a draft where they have it. Undefined when the path is none of them.
 */
export function describePartyTerm(path: string): Pick<DroppedTerm, 'term' | 'label'> | undefined {
  const [, role = '', key = ''] = /^(\w+)\.(.+)$/.exec(path) ?? [];
  const party = PARTIES[role];
  const word = wordOf(key);
  if (!party || !word) return undefined;
  const own = party.numbers.split(' ').find((entry) => entry.startsWith(`${key}:`));
  const term = own?.slice(key.length + 1) ?? numberOf(key, party.at) ?? path;
  return { term, label: `${party.name}, ${word}` };
}

/** The number of a field that seller and buyer share is given for both, in this order. */
function numberOf(key: string, at: string): string | undefined {
  const [first, second = first] = fieldUnder(at, key)?.term?.split(', ') ?? [];
  return at === 'buyer' ? second : first;
}

/** The label of a party’s term, without the party: « contact.phone » → « téléphone ». */
export function wordOf(key: string): string | undefined {
  const label = WORDS[key] ?? fieldOf(key)?.label;
  return label && uncapitalize(label);
}

function fieldOf(key: string): DraftField | undefined {
  return fieldUnder('seller', key) ?? fieldUnder('buyer', key);
}

/** The place of delivery holds its address itself. */
function fieldUnder(at: string, key: string): DraftField | undefined {
  const own = key === 'contact.name' ? 'contactName' : key.replace('contact.', '');
  return findField(`${at}.${own}`) ?? findField(`${at}.${own.replace('address.', '')}`);
}

/** Each party: its place in a draft, and the numbers that no field there has. */
const PARTIES: Readonly<Record<string, { name: string; at: string; numbers: string }>> = {
  seller: {
    name: 'Vendeur',
    at: 'seller',
    numbers:
      'id:BT-29 vatGroupSiren:BT-29 routingCode:BT-29 legalId:BT-30 legalScheme:BT-30-1 legalInformation:BT-33 contact.department:BT-41 electronicScheme:BT-34-1 taxNumber:BT-32',
  },
  buyer: {
    name: 'Client',
    at: 'buyer',
    numbers: 'id:BT-46 legalId:BT-47 legalScheme:BT-47-1 electronicScheme:BT-49-1 taxNumber:BT-48',
  },
  taxRepresentative: {
    name: 'Représentant fiscal',
    at: 'seller.taxRepresentative',
    numbers: '',
  },
  payee: {
    name: 'Bénéficiaire du paiement',
    at: 'payee',
    numbers: 'id:BT-60 siret:BT-60 legalId:BT-61 legalScheme:BT-61-1',
  },
  deliverTo: {
    name: 'Lieu de livraison',
    at: 'deliveryAddress',
    numbers: 'id:BT-71',
  },
};

/** Terms that a draft has no field for, or names otherwise than the checks of a reader do. */
const WORDS: Readonly<Record<string, string>> = {
  id: 'identifiant',
  vatGroupSiren: 'SIREN de l’assujetti unique',
  legalId: 'immatriculation',
  legalScheme: 'registre',
  legalInformation: 'mentions légales',
  vatNumber: 'numéro de TVA',
  'contact.department': 'service du contact',
  'address.line2': 'adresse, deuxième ligne',
  'address.line3': 'adresse, troisième ligne',
  electronicAddress: 'adresse de facturation électronique',
  electronicScheme: 'type d’adresse de facturation électronique',
  taxNumber: 'numéro fiscal',
};
