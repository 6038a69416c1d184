import type { DraftInput } from '#documents/model/draft.ts';

/** A note to a consumer served at home, paid in cash (arrêté 83-50/A). */
export const coiffeuseADomicile = {
  version: 1,
  kind: 'facture-auto-entrepreneur',
  subtype: 'note',
  vatRegime: 'franchise',
  number: 'N-2026-0264',
  issueDate: '2026-11-18',
  dueDate: '2026-11-18',
  supply: { date: '2026-11-18', place: '12 rue des Écoles, 16000 Angoulême' },
  operation: 'services',
  seller: {
    kind: 'sole-trader',
    name: 'Sandrine Picaud',
    tradeName: 'Sandrine Coiffe chez vous',
    siret: '73670650800032',
    address: { line1: '5 allée des Peupliers', postalCode: '16340', city: 'L’Isle-d’Espagnac' },
    phone: '06 33 90 14 25',
    mediator: {
      name: 'Médiation Artisanat Consommation',
      contact: '31 rue de Provence, 75009 Paris, mediation-artisanat.example',
    },
  },
  buyer: {
    kind: 'individual',
    name: 'Mme Jeannine Rougier',
    address: { line1: '12 rue des Écoles', postalCode: '16000', city: 'Angoulême' },
  },
  lines: [
    { kind: 'item', name: 'Coupe, shampooing et mise en plis', quantity: '1', unitPrice: '34.00' },
    { kind: 'item', name: 'Coloration', quantity: '1', unitPrice: '29.00' },
    { kind: 'item', name: 'Déplacement', quantity: '1', unitPrice: '4.00' },
  ],
  payment: { means: ['cash', 'paid'], paidOn: '2026-11-18' },
} satisfies DraftInput;
