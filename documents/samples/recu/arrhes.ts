import type { DraftInput } from '#documents/model/draft.ts';

export const recuArrhes = {
  version: 1,
  kind: 'recu',
  subtype: 'earnest',
  vatRegime: 'normal',
  number: 'R-2026-0112',
  issueDate: '2026-11-09',
  seller: {
    kind: 'company',
    name: 'Le Petit Comptoir',
    legalForm: 'SAS',
    shareCapital: '10000',
    siret: '73670650800032',
    vatNumber: 'FR47736706508',
    registry: 'RCS Rennes',
    address: { line1: '11 rue Saint-Georges', postalCode: '35000', city: 'Rennes' },
    phone: '02 99 31 07 62',
  },
  buyer: {
    kind: 'individual',
    name: 'M. et Mme Le Goff',
    address: { line1: '6 rue de la Palestine', postalCode: '35700', city: 'Rennes' },
  },
  receipt: {
    amount: '400.00',
    paidOn: '2026-11-09',
    means: 'cash',
    purpose: 'Arrhes pour le repas de noces du 12 juin 2027, 60 couverts',
  },
} satisfies DraftInput;
