import type { DraftInput } from '#documents/model/draft.ts';

/** An invoice that cancels and replaces another (type 384), named with its date. */
export const rectificative = {
  version: 1,
  kind: 'facture-tva',
  subtype: 'corrective',
  vatRegime: 'normal',
  number: 'F-2026-0094',
  issueDate: '2026-11-17',
  dueDate: '2026-12-17',
  intro:
    'Annule et remplace la facture n° F-2026-0087 du 30/10/2026 : la quantité de la première ligne était fausse.',
  supply: { date: '2026-10-29' },
  operation: 'services',
  seller: {
    kind: 'company',
    name: 'Netclair Propreté',
    legalForm: 'SARL',
    shareCapital: '7500',
    siret: '55665662700016',
    vatNumber: 'FR45556656627',
    registry: 'RCS Dijon',
    address: { line1: '29 rue de Longvic', postalCode: '21000', city: 'Dijon' },
    email: 'factures@netclair.example',
    iban: 'FR7620041096710532500579837',
    bic: 'PSSTFRPPPAR',
  },
  buyer: {
    kind: 'business',
    name: 'Syndicat des copropriétaires Le Clos Bourguignon',
    siret: '52839610400036',
    address: { line1: '102 avenue Victor-Hugo', postalCode: '21000', city: 'Dijon' },
  },
  lines: [
    {
      kind: 'item',
      name: 'Nettoyage des parties communes, passage hebdomadaire',
      quantity: '4',
      unit: 'C62',
      unitLabel: 'passage',
      unitPrice: '118.00',
      vatRate: '20',
    },
    {
      kind: 'item',
      name: 'Lavage des vitres du hall',
      quantity: '1',
      unit: 'LS',
      unitPrice: '74.00',
      vatRate: '20',
    },
  ],
  references: {
    contract: 'PC-2025-33',
    preceding: [{ number: 'F-2026-0087', issueDate: '2026-10-30' }],
  },
} satisfies DraftInput;
