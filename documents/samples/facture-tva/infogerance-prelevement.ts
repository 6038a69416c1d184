import type { DraftInput } from '#documents/model/draft.ts';

/** A monthly subscription by SEPA direct debit, with VAT on debits. */
export const infogerancePrelevement = {
  version: 1,
  kind: 'facture-tva',
  vatRegime: 'normal',
  number: 'AB-2026-11-0417',
  issueDate: '2026-11-01',
  dueDate: '2026-11-15',
  subject: 'Infogérance, novembre 2026',
  supply: { start: '2026-11-01', end: '2026-11-30' },
  operation: 'services',
  vatOnDebits: true,
  seller: {
    kind: 'company',
    name: 'Hexaserv Infogérance',
    legalForm: 'SAS',
    shareCapital: '60000',
    siret: '55500029800011',
    vatNumber: 'FR77555000298',
    registry: 'RCS Nanterre',
    address: { line1: '88 boulevard National', postalCode: '92250', city: 'La Garenne-Colombes' },
    email: 'comptabilite@hexaserv.example',
  },
  buyer: {
    kind: 'business',
    name: 'Étude Marchand et Associés SCP',
    siret: '97273296000018',
    vatNumber: 'FR64972732960',
    address: { line1: '4 rue de Castiglione', postalCode: '75001', city: 'Paris' },
  },
  lines: [
    {
      kind: 'item',
      name: 'Supervision et maintenance, serveur dédié',
      quantity: '2',
      unitLabel: 'serveur',
      unitPrice: '189.00',
      vatRate: '20',
      period: { start: '2026-11-01', end: '2026-11-30' },
    },
    {
      kind: 'item',
      name: 'Poste de travail géré',
      quantity: '17',
      unitLabel: 'poste',
      unitPrice: '24.90',
      vatRate: '20',
    },
    {
      kind: 'item',
      name: 'Sauvegarde externalisée',
      quantity: '1.85',
      unitLabel: 'To',
      unitPrice: '31.00',
      vatRate: '20',
    },
  ],
  payment: {
    means: ['direct-debit'],
    mandate: {
      reference: 'HXS-2024-0093',
      creditorId: 'FR48ZZZ812C47',
      debtorIban: 'FR7630003006210281783911412',
    },
  },
  references: { contract: 'INF-2024-0093' },
} satisfies DraftInput;
