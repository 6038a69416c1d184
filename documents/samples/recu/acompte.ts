import type { DraftInput } from '#documents/model/draft.ts';

export const recuAcompte = {
  version: 1,
  kind: 'recu',
  subtype: 'deposit',
  vatRegime: 'franchise',
  number: 'R-2026-0008',
  issueDate: '2026-11-18',
  seller: {
    kind: 'sole-trader',
    name: 'Camille Roussel',
    tradeName: 'Roussel Carrelage',
    siret: '48306899500032',
    address: { line1: '22 rue du Faubourg-Bannier', postalCode: '45000', city: 'Orléans' },
    phone: '02 38 53 19 44',
  },
  buyer: {
    kind: 'individual',
    name: 'Mme Nadia Belkacem',
    address: { line1: '9 allée des Tilleuls', postalCode: '45100', city: 'Orléans' },
  },
  receipt: {
    amount: '840.00',
    paidOn: '2026-11-18',
    means: 'card',
    reference: 'ticket n° 000271',
    purpose: 'Acompte de 30 % sur le devis D-2026-0019 du 02/11/2026, salle de bains',
    remainingDue: '1960.00',
  },
} satisfies DraftInput;
