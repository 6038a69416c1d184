import type { DraftInput } from '#documents/model/draft.ts';

/** A seller in French Guiana, where no VAT applies (CGI 294, 1). */
export const guyane = {
  version: 1,
  kind: 'facture-auto-entrepreneur',
  vatRegime: 'no-vat-territory',
  number: 'F-2026-0056',
  issueDate: '2026-11-05',
  dueDate: '2026-12-05',
  subject: 'Entretien des espaces verts, octobre 2026',
  supply: { start: '2026-10-01', end: '2026-10-31' },
  operation: 'services',
  seller: {
    kind: 'company',
    name: 'Jardins de Montabo',
    legalForm: 'SARL',
    shareCapital: '6000',
    siret: '54897935000012',
    registry: 'RCS Cayenne',
    address: { line1: '19 route de Montabo', postalCode: '97300', city: 'Cayenne' },
    iban: 'FR7610278030580574428284642',
    bic: 'CMCIFR2A',
  },
  buyer: {
    kind: 'business',
    name: 'Clinique des Palmistes SAS',
    siret: '54629334100022',
    address: { line1: '2 avenue Voltaire', postalCode: '97300', city: 'Cayenne' },
  },
  lines: [
    {
      kind: 'item',
      name: 'Tonte et débroussaillage',
      quantity: '3200',
      unit: 'MTK',
      unitPrice: '0.18',
    },
    { kind: 'item', name: 'Taille des haies', quantity: '120', unit: 'MTR', unitPrice: '2.75' },
    {
      kind: 'item',
      name: 'Évacuation des déchets verts',
      quantity: '6.5',
      unit: 'MTQ',
      unitPrice: '35.00',
    },
  ],
} satisfies DraftInput;
