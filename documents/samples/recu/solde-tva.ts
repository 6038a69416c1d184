import type { DraftInput } from '#documents/model/draft.ts';

export const recuSoldeTva = {
  version: 1,
  kind: 'recu',
  subtype: 'final',
  vatRegime: 'normal',
  number: 'R-2026-0032',
  issueDate: '2026-11-20',
  seller: {
    kind: 'company',
    name: 'Menuiserie Lefèvre & Fils',
    legalForm: 'SARL',
    shareCapital: '8000',
    siret: '73282932000074',
    vatNumber: 'FR44732829320',
    registry: 'RCS Paris',
    address: { line1: '4 bis, passage de l’Œuvre', postalCode: '75011', city: 'Paris' },
  },
  buyer: {
    kind: 'individual',
    name: 'M. Bastien Caron',
    address: { line1: '41 rue Oberkampf', postalCode: '75011', city: 'Paris' },
  },
  receipt: {
    amount: '2281.00',
    paidOn: '2026-11-20',
    means: 'transfer',
    reference: 'VIR SEPA 20261120-7731',
    invoices: [
      { number: 'F-2026-0040', issueDate: '2026-11-06', amount: '2281.00', dueBefore: '2281.00' },
    ],
    vat: [
      { rate: '10', amount: '2200.00' },
      { rate: '20', amount: '81.00' },
    ],
  },
} satisfies DraftInput;
