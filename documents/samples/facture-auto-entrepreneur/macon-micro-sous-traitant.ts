import type { DraftInput } from '#documents/model/draft.ts';

/** A building subcontractor in franchise, which prevails over the reverse charge. */
export const maconMicroSousTraitant = {
  version: 1,
  kind: 'facture-auto-entrepreneur',
  vatRegime: 'franchise',
  number: 'F-2026-0022',
  issueDate: '2026-11-06',
  dueDate: '2026-12-06',
  subject: 'Muret et seuils, chantier rue Pasteur',
  supply: { start: '2026-10-26', end: '2026-11-04', place: '6 rue Pasteur, 72000 Le Mans' },
  operation: 'services',
  seller: {
    kind: 'sole-trader',
    name: 'Joaquim Teixeira',
    siret: '94139212800026',
    address: { line1: '15 rue du Port', postalCode: '72000', city: 'Le Mans' },
    phone: '07 58 02 63 11',
    iban: 'FR7620041047330738784554360',
    bic: 'PSSTFRPPPAR',
    insurance: {
      insurer: 'Mutuelle des Artisans de l’Ouest',
      policyNumber: 'DEC-2026-510774',
      contact: '12 boulevard de la Liberté, 35000 Rennes, 02 99 00 41 41',
      area: 'France métropolitaine',
    },
  },
  buyer: {
    kind: 'business',
    name: 'Constructions Sarthoises SARL',
    siret: '82007404500031',
    vatNumber: 'FR89820074045',
    address: { line1: '200 avenue Bollée', postalCode: '72000', city: 'Le Mans' },
  },
  lines: [
    {
      kind: 'item',
      name: 'Muret en parpaings, enduit deux faces',
      quantity: '12.6',
      unit: 'MTK',
      unitPrice: '78.00',
    },
    { kind: 'item', name: 'Seuil de porte coulé, 90 cm', quantity: '3', unitPrice: '95.00' },
    { kind: 'comment', text: 'Matériaux fournis par l’entreprise principale.' },
  ],
  references: { contract: 'Sous-traitance CS-2026-61' },
} satisfies DraftInput;
