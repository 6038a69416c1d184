/**
 * A JSON path as a reader of the form knows it: « lines[2].quantity » → « quantité de la ligne 3 ».
 */
export function describePath(path: string): string {
  const line = /^lines\[(\d+)\](?:\.(\w+))?/.exec(path);
  if (line) {
    const [, index, key] = line;
    const place = `ligne ${Number(index) + 1}`;
    const name = key && LINE_FIELDS[key];
    return name ? `${name} de la ${place}` : place;
  }
  const [root = ''] = path.split(/[.[]/);
  const key = path.split('.').at(-1) ?? '';
  const owner = OWNERS[root];
  if (!owner) return FIELDS[root] ?? 'une option';
  const name = PARTY_FIELDS[key];
  return name ? `${name} (${owner})` : `une information (${owner})`;
}

const OWNERS: Readonly<Record<string, string>> = {
  seller: 'vous',
  buyer: 'client',
  deliveryAddress: 'livraison',
  payee: 'affacturage',
};
const PARTY_FIELDS: Readonly<Record<string, string>> = {
  name: 'nom',
  siren: 'SIREN',
  siret: 'SIRET',
  vatNumber: 'numéro de TVA',
  email: 'e-mail',
  phone: 'téléphone',
  iban: 'IBAN',
  bic: 'BIC',
  shareCapital: 'capital',
  line1: 'adresse',
  postalCode: 'code postal',
  city: 'ville',
  country: 'pays',
};
const LINE_FIELDS: Readonly<Record<string, string>> = {
  name: 'désignation',
  description: 'description',
  quantity: 'quantité',
  unit: 'unité',
  unitPrice: 'prix',
  discount: 'remise',
  vatRate: 'taux de TVA',
};
const FIELDS: Readonly<Record<string, string>> = {
  number: 'numéro',
  issueDate: 'date d’émission',
  dueDate: 'échéance',
  validUntil: 'fin de validité',
  title: 'titre',
  intro: 'texte d’introduction',
  outro: 'texte de fin',
  language: 'langue',
  operation: 'nature de l’opération',
  payer: 'qui paie',
  rounding: 'arrondi',
  works: 'travaux',
  quote: 'conditions du devis',
  credit: 'conditions de l’avoir',
  receipt: 'paiement reçu',
  rent: 'logement et loyer',
  privateNotes: 'notes privées',
  currency: 'devise',
  supply: 'date de livraison',
  subject: 'objet',
  vatRegime: 'régime de TVA',
  allowances: 'remise globale',
  charges: 'frais',
  prepayments: 'acomptes',
  payment: 'paiement',
  references: 'références',
  notes: 'mentions libres',
  terms: 'conditions',
  style: 'présentation',
  attachments: 'pièces jointes',
};
