import type { DraftInput } from '#documents/model/draft.ts';

/** A flat let bare: the month is paid, by the tenant and by the housing benefit. */
export const quittanceAppartement = {
  version: 1,
  kind: 'quittance-loyer',
  vatRegime: 'exempt',
  number: 'Q-2026-0010',
  issueDate: '2026-10-08',
  dueDate: '2026-10-05',
  supply: { start: '2026-10-01', end: '2026-10-31' },
  seller: {
    kind: 'individual',
    name: 'Hélène Marchand',
    address: { line1: '18 quai de la Fosse', postalCode: '44000', city: 'Nantes' },
    phone: '06 12 45 78 30',
    email: 'helene.marchand@courriel.example',
  },
  buyer: { kind: 'individual', name: 'Mme Sarah Lemoine' },
  rent: {
    dwelling: {
      address: { line1: '25 rue Paul-Bellamy', postalCode: '44000', city: 'Nantes' },
      complement: 'Bâtiment B, 3e étage, porte droite',
      lot: '14',
    },
    lease: { type: 'unfurnished', date: '2024-03-01' },
    amount: '720.00',
    charges: {
      mode: 'provision',
      items: [
        { label: 'Eau froide', amount: '24.00' },
        { label: 'Entretien des parties communes', amount: '31.00' },
        { label: 'Taxe d’enlèvement des ordures ménagères', amount: '15.00' },
      ],
    },
    payments: [
      {
        date: '2026-10-05',
        amount: '214.00',
        means: 'transfer',
        payer: 'housing-benefit',
        payerName: 'CAF de la Loire-Atlantique',
      },
      { date: '2026-10-06', amount: '576.00', means: 'transfer' },
    ],
    acceptsEmail: true,
  },
} satisfies DraftInput;
