import type { DraftInput } from '#documents/model/draft.ts';

/** A bicycle sold between individuals, in cash, in two copies on one page. */
export const recuEntreParticuliers = {
  version: 1,
  kind: 'recu',
  subtype: 'private',
  vatRegime: 'exempt',
  issueDate: '2026-11-14',
  seller: {
    kind: 'individual',
    name: 'Lucie Fontaine',
    address: { line1: '52 cours Berriat', postalCode: '38000', city: 'Grenoble' },
  },
  buyer: {
    kind: 'individual',
    name: 'Théo Marin',
    address: { line1: '8 rue Lesdiguières', postalCode: '38000', city: 'Grenoble' },
  },
  receipt: {
    amount: '1280.00',
    paidOn: '2026-11-14',
    means: 'cash',
    purpose:
      'Vente d’un vélo à assistance électrique Alpivel, modèle Trajet 4, de 2024, cadre n° WTU 118 204, vendu en l’état avec son chargeur',
    remainingDue: '0',
    copies: 2,
  },
} satisfies DraftInput;
