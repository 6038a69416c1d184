import type { DraftInput } from '#documents/model/draft.ts';

/** A partly paid rent: a receipt, not a quittance; older charges and debt stand apart. */
export const quittancePartielle = {
  version: 1,
  kind: 'quittance-loyer',
  vatRegime: 'exempt',
  number: 'Q-2026-0027',
  issueDate: '2026-11-12',
  dueDate: '2026-11-05',
  supply: { start: '2026-11-01', end: '2026-11-30' },
  seller: {
    kind: 'sci',
    name: 'SCI des Trois Tilleuls',
    siret: '45673520800039',
    registry: 'RCS Lille',
    contactName: 'Mme Agathe Vasseur, gérante',
    address: { line1: '60 rue Nationale', postalCode: '59000', city: 'Lille' },
    email: 'gerance@trois-tilleuls.example',
    iban: 'FR1420041010050500013M02606',
  },
  buyer: { kind: 'individual', name: 'M. Karim Haddad' },
  rent: {
    dwelling: {
      address: { line1: '112 boulevard Vauban', postalCode: '59000', city: 'Lille' },
      complement: 'Appartement 6',
    },
    lease: { type: 'unfurnished', date: '2022-09-01', reference: 'VAU-06' },
    amount: '655.03',
    revision: {
      previousRent: '648.09',
      previousIndex: '145.78',
      newIndex: '147.34',
      quarter: 'IRL du 2e trimestre 2026',
    },
    charges: { mode: 'provision', amount: '60.00' },
    adjustment: {
      label: 'Régularisation des charges',
      amount: '-38.40',
      period: { start: '2025-07-01', end: '2026-06-30' },
    },
    previousBalance: '120.00',
    payments: [{ date: '2026-11-10', amount: '400.00', means: 'transfer' }],
    acceptsEmail: true,
  },
  payment: { means: ['transfer'] },
} satisfies DraftInput;
