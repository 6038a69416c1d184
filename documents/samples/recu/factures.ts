import type { DraftInput } from '#documents/model/draft.ts';

/** A cheque that settles one invoice fully and another in part. */
export const recuFactures = {
  version: 1,
  kind: 'recu',
  vatRegime: 'normal',
  number: 'R-2026-0031',
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
    email: 'atelier@menuiserie-lefevre.example',
    phone: '01 43 55 61 20',
  },
  buyer: {
    kind: 'business',
    name: 'Cycles Garance SAS',
    siren: '404833048',
    address: { line1: '3 avenue Foch', postalCode: '69006', city: 'Lyon' },
  },
  receipt: {
    amount: '3507.00',
    paidOn: '2026-11-19',
    means: 'cheque',
    reference: '0004512',
    bank: 'Crédit mutuel, Lyon Foch',
    invoices: [
      { number: 'F-2026-0037', issueDate: '2026-10-12', amount: '1507.00', dueBefore: '1507.00' },
      { number: 'F-2026-0042', issueDate: '2026-11-20', amount: '2000.00', dueBefore: '4707.00' },
    ],
  },
} satisfies DraftInput;
