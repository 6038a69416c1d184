import type { DraftInput } from '#documents/model/draft.ts';

/** A self-employed designer in franchise, without a VAT number. */
export const graphiste = {
  version: 1,
  kind: 'facture-auto-entrepreneur',
  vatRegime: 'franchise',
  number: '2026-017',
  issueDate: '2026-11-16',
  dueDate: '2026-12-16',
  subject: 'Identité visuelle de la microbrasserie',
  supply: { start: '2026-10-19', end: '2026-11-13' },
  operation: 'services',
  seller: {
    kind: 'sole-trader',
    name: 'Léa Bonnefoy',
    siret: '44262932500014',
    address: { line1: '33 rue des Trois-Frères', postalCode: '31000', city: 'Toulouse' },
    email: 'bonjour@lea-bonnefoy.example',
    phone: '06 71 20 55 98',
    website: 'lea-bonnefoy.example',
    iban: 'FR7630002021240773992059836',
    bic: 'CRLYFRPP',
  },
  buyer: {
    kind: 'business',
    name: 'Brasserie du Canal SAS',
    siren: '898643267',
    address: { line1: '7 port Saint-Sauveur', postalCode: '31000', city: 'Toulouse' },
  },
  lines: [
    {
      kind: 'item',
      name: 'Logotype et déclinaisons',
      description: 'Trois pistes, deux séries de retouches, fichiers vectoriels',
      quantity: '1',
      unit: 'LS',
      unitPrice: '950.00',
    },
    { kind: 'item', name: 'Étiquettes de bouteille, 33 cl', quantity: '4', unitPrice: '160.00' },
    { kind: 'item', name: 'Suivi d’impression', quantity: '3.5', unit: 'HUR', unitPrice: '45.00' },
  ],
  allowances: [{ amount: '100.00', reason: 'Première commande' }],
  references: { quote: { number: 'D-2026-009', issueDate: '2026-10-14' } },
} satisfies DraftInput;
