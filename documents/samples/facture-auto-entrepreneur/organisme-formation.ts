import type { DraftInput } from '#documents/model/draft.ts';

/** Vocational training, exempt (CGI 261, 4-4° a): the seller has no VAT number. */
export const organismeFormation = {
  version: 1,
  kind: 'facture-auto-entrepreneur',
  vatRegime: 'exempt',
  exemption: {
    code: 'VATEX-FR-CGI261-4',
    reason: 'Exonération de TVA, article 261, 4-4° a du CGI',
  },
  number: 'FOR-2026-091',
  issueDate: '2026-11-06',
  dueDate: '2026-12-06',
  subject: 'Sauveteur secouriste du travail, session de novembre',
  supply: { start: '2026-11-03', end: '2026-11-04', place: 'Clermont-Ferrand' },
  operation: 'services',
  seller: {
    kind: 'association',
    name: 'Compas Formation',
    legalForm: 'Association loi 1901',
    siret: '95470866500029',
    rna: 'W632004417',
    address: { line1: '30 rue Blatin', postalCode: '63000', city: 'Clermont-Ferrand' },
    email: 'administration@compas-formation.example',
    identifiers: [{ label: 'Déclaration d’activité', value: '84 63 05127 63' }],
    iban: 'FR7620041068590076526085762',
    bic: 'PSSTFRPPPAR',
  },
  buyer: {
    kind: 'business',
    name: 'Laminoirs de la Dore SAS',
    siret: '70852008500026',
    vatNumber: 'FR43708520085',
    address: { line1: 'Zone industrielle de Felet', postalCode: '63300', city: 'Thiers' },
  },
  lines: [
    {
      kind: 'item',
      name: 'Formation SST initiale, 14 heures',
      description: 'En deux jours, dans vos locaux',
      quantity: '8',
      unit: 'C62',
      unitLabel: 'stagiaire',
      unitPrice: '195.00',
      period: { start: '2026-11-03', end: '2026-11-04' },
    },
    { kind: 'item', name: 'Livret du sauveteur', quantity: '8', unitPrice: '6.50' },
  ],
  references: { purchaseOrder: '2026-A-5531', contract: 'C-2026-208' },
} satisfies DraftInput;
