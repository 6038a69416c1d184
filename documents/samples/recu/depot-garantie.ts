import type { DraftInput } from '#documents/model/draft.ts';

/** The security deposit of a flat, never a line of its quittance. */
export const recuDepotGarantie = {
  version: 1,
  kind: 'recu',
  subtype: 'security-deposit',
  vatRegime: 'exempt',
  issueDate: '2026-10-12',
  seller: {
    kind: 'individual',
    name: 'Hélène Marchand',
    address: { line1: '18 quai de la Fosse', postalCode: '44000', city: 'Nantes' },
  },
  buyer: {
    kind: 'individual',
    name: 'Inès Garnier et Hugo Petit',
    address: { line1: '7 rue Crébillon', postalCode: '44000', city: 'Nantes' },
  },
  receipt: {
    amount: '790.00',
    paidOn: '2026-10-12',
    means: 'transfer',
    purpose:
      'Dépôt de garantie de l’appartement du 7 rue Crébillon, 2e étage, à Nantes (un mois de loyer hors charges), bail du 5 octobre 2026',
  },
} satisfies DraftInput;
