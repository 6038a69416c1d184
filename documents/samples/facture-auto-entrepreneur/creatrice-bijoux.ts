import type { DraftInput } from '#documents/model/draft.ts';

/** Goods sold by a self-employed maker to a shop, delivered elsewhere, with carriage. */
export const creatriceBijoux = {
  version: 1,
  kind: 'facture-auto-entrepreneur',
  vatRegime: 'franchise',
  number: 'BIJ-2026-0081',
  issueDate: '2026-11-14',
  dueDate: '2026-12-14',
  supply: { date: '2026-11-14' },
  operation: 'goods',
  seller: {
    kind: 'sole-trader',
    name: 'Maëlle Kerbrat',
    tradeName: 'Écume et Laiton',
    siret: '51050328700011',
    address: { line1: '9 venelle du Moulin', postalCode: '29900', city: 'Concarneau' },
    email: 'atelier@ecume-et-laiton.example',
    iban: 'FR7630003079560804538757725',
    bic: 'SOGEFRPP',
  },
  buyer: {
    kind: 'business',
    name: 'Boutique Les Embruns EURL',
    customerCode: 'EMB',
    siren: '788685592',
    address: { line1: '21 rue Saint-Vincent', postalCode: '35400', city: 'Saint-Malo' },
  },
  deliveryAddress: {
    name: 'Les Embruns Dinard',
    line1: '4 rue Levavasseur',
    postalCode: '35800',
    city: 'Dinard',
  },
  lines: [
    {
      kind: 'item',
      reference: 'BO-VAGUE',
      name: 'Boucles d’oreilles « Vague », laiton',
      quantity: '12',
      unit: 'PR',
      unitPrice: '14.50',
    },
    {
      kind: 'item',
      reference: 'COL-ALG',
      name: 'Collier « Algue », chaîne 42 cm',
      quantity: '8',
      unitPrice: '19.00',
      discount: { amount: '8.00', reason: 'Défaut d’emballage' },
    },
    {
      kind: 'item',
      reference: 'ECRIN',
      name: 'Écrin cartonné, offert',
      quantity: '20',
      unitPrice: '0.60',
      discount: { percent: '100', reason: 'Offert' },
    },
  ],
  charges: [{ amount: '8.95', reason: 'Colis suivi' }],
} satisfies DraftInput;
