import type { DraftInput } from '#documents/model/draft.ts';

/** A member refunded by an association: the one who receives the money writes the receipt. */
export const recuRemboursement = {
  version: 1,
  kind: 'recu',
  subtype: 'refund',
  vatRegime: 'exempt',
  issueDate: '2026-11-16',
  seller: {
    kind: 'individual',
    name: 'Farid Amrani',
    address: { line1: '3 place de l’Église', postalCode: '63160', city: 'Billom' },
  },
  buyer: {
    kind: 'association',
    name: 'Les Randonneurs du Livradois',
    address: { line1: 'Maison des associations', postalCode: '63160', city: 'Billom' },
  },
  receipt: {
    amount: '187.35',
    paidOn: '2026-11-16',
    means: 'transfer',
    purpose: 'Remboursement de l’achat de douze gilets réfléchissants, ticket du 03/11/2026',
    remainingDue: '0',
  },
} satisfies DraftInput;
