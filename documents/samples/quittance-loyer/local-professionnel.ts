import type { DraftInput } from '#documents/model/draft.ts';

/** Professional premises let with VAT by a company, quarterly, to be followed by an invoice. */
export const quittanceLocalProfessionnel = {
  version: 1,
  kind: 'quittance-loyer',
  vatRegime: 'normal',
  number: 'Q-2026-0004',
  issueDate: '2026-10-09',
  supply: { start: '2026-10-01', end: '2026-12-31' },
  seller: {
    kind: 'company',
    name: 'Foncière du Vieux-Port',
    legalForm: 'SAS',
    shareCapital: '50000',
    siret: '57552984700015',
    vatNumber: 'FR29575529847',
    registry: 'RCS Marseille',
    address: { line1: '8 rue Sainte', postalCode: '13001', city: 'Marseille' },
    email: 'baux@fonciere-vieux-port.example',
  },
  buyer: {
    kind: 'business',
    name: 'Cabinet Armor Géomètres SELARL',
    siren: '877646505',
    address: { line1: '21 cours Pierre-Puget', postalCode: '13006', city: 'Marseille' },
  },
  rent: {
    dwelling: {
      address: { line1: '21 cours Pierre-Puget', postalCode: '13006', city: 'Marseille' },
      complement: 'Rez-de-chaussée et cave',
      lot: '2 et 31',
    },
    lease: { type: 'professional', date: '2021-01-01', reference: 'CPP-21' },
    amount: '5400.00',
    charges: { mode: 'provision', amount: '690.00' },
    vatRate: '20',
    payments: [{ date: '2026-10-05', amount: '7308.00', means: 'transfer' }],
  },
} satisfies DraftInput;
