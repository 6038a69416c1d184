import type { DraftInput } from '#documents/model/draft.ts';

/** Two tenants who move in on the 12th: rent and charges prorated by the day. */
export const quittanceEntree = {
  version: 1,
  kind: 'quittance-loyer',
  vatRegime: 'exempt',
  number: 'Q-2026-0001',
  issueDate: '2026-10-14',
  supply: { start: '2026-10-12', end: '2026-10-31' },
  seller: {
    kind: 'individual',
    name: 'Hélène Marchand',
    address: { line1: '18 quai de la Fosse', postalCode: '44000', city: 'Nantes' },
  },
  buyer: { kind: 'individual', name: 'Inès Garnier' },
  rent: {
    otherLandlords: ['Paul Marchand'],
    otherTenants: ['Hugo Petit'],
    dwelling: {
      address: { line1: '7 rue Crébillon', postalCode: '44000', city: 'Nantes' },
      complement: '2e étage',
    },
    lease: { type: 'furnished', date: '2026-10-05', reference: 'CR-7-2' },
    prorata: 'calendar',
    amount: '790.00',
    charges: { mode: 'flat', amount: '85.00' },
    otherLines: [{ label: 'Assurance de la colocation', amount: '6.50' }],
    payments: [{ date: '2026-10-12', amount: '571.02', means: 'cheque' }],
    acceptsEmail: true,
  },
} satisfies DraftInput;
