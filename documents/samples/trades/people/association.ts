import type { DraftInput } from '#documents/model/draft.ts';

/** A receipt for yearly membership and lessons, paid by cheque. */
export const association = {
  version: 1,
  kind: 'recu',
  vatRegime: 'exempt',
  exemption: {
    code: 'VATEX-FR-CGI261-7',
    reason: 'Exonération de TVA, article 261, 7-1° a du CGI',
  },
  number: 'R-2026-0094',
  issueDate: '2026-10-03',
  seller: {
    kind: 'association',
    name: 'Chœur de la Vilaine',
    legalForm: 'Association loi 1901',
    siret: '63346311200027',
    rna: 'W353008214',
    address: {
      line1: 'Maison des associations, 6 cours des Alliés',
      postalCode: '35000',
      city: 'Rennes',
    },
    email: 'tresorier@choeur-vilaine.example',
  },
  buyer: {
    kind: 'individual',
    name: 'Mme Anne Guérin',
    address: { line1: '18 rue de Fougères', postalCode: '35700', city: 'Rennes' },
  },
  receipt: {
    amount: '165.00',
    paidOn: '2026-10-03',
    means: 'cheque',
    reference: '0007731',
    bank: 'Banque de l’Ouest, Rennes',
    purpose: 'Adhésion de la saison et atelier de chant du mardi',
    copies: 2,
  },
} satisfies DraftInput;
