import type { DraftInput } from '#documents/model/draft.ts';

/** The smallest draft of a lawful invoice between two French companies, as in the README. */
export const exampleDraft = {
  version: 1,
  kind: 'facture-tva',
  vatRegime: 'normal',
  number: 'F-2026-0042',
  issueDate: '2026-11-20',
  dueDate: '2026-12-20',
  operation: 'services',
  supply: { date: '2026-11-18' },
  seller: {
    kind: 'company',
    name: 'Atelier Dupont',
    legalForm: 'SARL',
    shareCapital: '10000',
    registry: 'RCS Paris',
    siret: '73282932000074',
    vatNumber: 'FR44732829320',
    iban: 'FR1420041010050500013M02606',
    address: { line1: '12 rue des Lilas', postalCode: '75011', city: 'Paris' },
  },
  buyer: {
    kind: 'business',
    name: 'Client SAS',
    siren: '404833048',
    vatNumber: 'FR83404833048',
    address: { line1: '3 avenue Foch', postalCode: '69006', city: 'Lyon' },
  },
  lines: [
    {
      kind: 'item',
      name: 'Conception du site',
      quantity: '3',
      unit: 'DAY',
      unitPrice: '450',
      vatRate: '20',
    },
  ],
} satisfies DraftInput;
