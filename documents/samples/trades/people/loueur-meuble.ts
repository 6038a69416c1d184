import type { DraftInput } from '#documents/model/draft.ts';

/** A month of a furnished let, flat-rate charges, paid by transfer. */
export const loueurMeuble = {
  version: 1,
  kind: 'quittance-loyer',
  vatRegime: 'exempt',
  number: 'Q-2026-011',
  issueDate: '2026-11-06',
  dueDate: '2026-11-05',
  supply: { start: '2026-11-01', end: '2026-11-30' },
  seller: {
    kind: 'individual',
    name: 'Pascal Hoareau',
    address: { line1: '7 rue Paul-Bert', postalCode: '69003', city: 'Lyon' },
    phone: '06 19 44 02 85',
    email: 'pascal.hoareau@courriel.example',
  },
  buyer: { kind: 'individual', name: 'M. Rayan Meziane' },
  rent: {
    dwelling: {
      address: { line1: '12 rue de Marseille', postalCode: '69007', city: 'Lyon' },
      complement: 'Studio meublé, 2e étage',
    },
    lease: { type: 'furnished', date: '2026-09-01' },
    amount: '560.00',
    charges: { mode: 'flat', amount: '45.00' },
    payments: [{ date: '2026-11-05', amount: '605.00', means: 'transfer' }],
    acceptsEmail: true,
  },
} satisfies DraftInput;
