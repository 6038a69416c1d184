/**
 * Each party of an invoice: what it is called, and the number of each of its terms, in the order of
 * `FIELDS` (« - »: none).
 */
const PARTIES = {
  seller: {
    name: 'Vendeur',
    terms:
      'BT-29 BT-29 BT-29 BT-29 BT-27 BT-30 BT-30 BT-30-1 BT-28 BT-33 BT-41 BT-41 BT-42 BT-43 BT-38 BT-35 BT-36 BT-162 BT-37 BT-40 BT-39 BT-34 BT-34-1 BT-31 BT-32',
  },
  buyer: {
    name: 'Client',
    terms:
      'BT-46 BT-46 - BT-46 BT-44 BT-47 BT-47 BT-47-1 BT-45 - BT-56 BT-56 BT-57 BT-58 BT-53 BT-50 BT-51 BT-163 BT-52 BT-55 BT-54 BT-49 BT-49-1 BT-48 BT-48',
  },
  taxRepresentative: {
    name: 'Représentant fiscal',
    terms: '- - - - BT-62 - - - - - - - - - BT-67 BT-64 BT-65 BT-164 BT-66 BT-69 BT-68 - - BT-63 -',
  },
  payee: {
    name: 'Bénéficiaire du paiement',
    terms: 'BT-60 BT-60 - - BT-59 BT-61 BT-61 BT-61-1 - - - - - - - - - - - - - - - - -',
  },
  deliverTo: {
    name: 'Lieu de livraison',
    terms:
      'BT-71 BT-71 - - BT-70 - - - - - - - - - BT-78 BT-75 BT-76 BT-165 BT-77 BT-80 BT-79 - - - -',
  },
} as const;

const FIELDS: readonly (readonly [string, string])[] = [
  ['id', 'identifiant'],
  ['siret', 'SIRET'],
  ['vatGroupSiren', 'SIREN de l’assujetti unique'],
  ['routingCode', 'code de routage'],
  ['name', 'nom'],
  ['siren', 'SIREN'],
  ['legalId', 'immatriculation'],
  ['legalScheme', 'registre'],
  ['tradeName', 'nom commercial'],
  ['legalInformation', 'mentions légales'],
  ['contact.name', 'contact'],
  ['contact.department', 'service du contact'],
  ['contact.phone', 'téléphone'],
  ['contact.email', 'e-mail'],
  ['address.postalCode', 'code postal'],
  ['address.line1', 'adresse'],
  ['address.line2', 'adresse, deuxième ligne'],
  ['address.line3', 'adresse, troisième ligne'],
  ['address.city', 'ville'],
  ['address.country', 'pays'],
  ['address.region', 'région'],
  ['electronicAddress', 'adresse de facturation électronique'],
  ['electronicScheme', 'type d’adresse de facturation électronique'],
  ['vatNumber', 'numéro de TVA'],
  ['taxNumber', 'numéro fiscal'],
];

/** « seller.contact.phone » → BT-42, « Vendeur, téléphone ». */
export const PARTY_LABELS: Readonly<Record<string, readonly [string, string]>> = Object.fromEntries(
  Object.entries(PARTIES).flatMap(([party, { name, terms }]) => {
    const numbers = terms.split(' ');
    return FIELDS.map(([field, label], index): [string, [string, string]] => {
      const path = `${party}.${field}`;
      const number = numbers[index] ?? '-';
      return [path, [number === '-' ? path : number, `${name}, ${label}`]];
    });
  }),
);
