import type { DraftInput } from '#documents/model/draft.ts';

/** A student's room, billed before the month by an agency: an avis d'échéance. */
export const quittanceAvisEcheance = {
  version: 1,
  kind: 'quittance-loyer',
  vatRegime: 'exempt',
  issueDate: '2026-11-23',
  dueDate: '2026-12-01',
  supply: { start: '2026-12-01', end: '2026-12-31' },
  seller: {
    kind: 'individual',
    name: 'M. et Mme Delorme',
    address: { line1: '4 impasse des Acacias', postalCode: '69110', city: 'Sainte-Foy-lès-Lyon' },
    iban: 'FR1420041010050500013M02606',
    accountHolder: 'Gérance Presqu’île, compte mandants',
  },
  buyer: { kind: 'individual', name: 'Jules Moreau' },
  rent: {
    agent: {
      name: 'Gérance Presqu’île',
      cardNumber: 'G n° CPI 6901 2018 000 034 512',
      address: { line1: '31 rue de la République', postalCode: '69002', city: 'Lyon' },
    },
    dwelling: {
      address: { line1: '15 rue de Marseille', postalCode: '69007', city: 'Lyon' },
      complement: 'Studio 204',
    },
    lease: { type: 'student', date: '2026-09-01' },
    amount: '480.00',
    supplement: '25.00',
    charges: { mode: 'flat', amount: '55.00' },
    acceptsEmail: true,
  },
  payment: { means: ['transfer'] },
} satisfies DraftInput;
