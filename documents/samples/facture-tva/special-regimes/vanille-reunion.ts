import type { DraftInput } from '#documents/model/draft.ts';

/** Goods from Réunion to a shop on the mainland: an export under CGI 294. */
export const vanilleReunion = {
  version: 1,
  kind: 'facture-tva',
  vatRegime: 'export',
  number: 'F-2026-0118',
  issueDate: '2026-11-17',
  dueDate: '2026-12-17',
  supply: { date: '2026-11-16' },
  operation: 'goods',
  seller: {
    kind: 'company',
    name: 'Vanilleraie de Bras-Panon',
    legalForm: 'SARL',
    shareCapital: '15000',
    siret: '48306899500032',
    vatNumber: 'FR31483068995',
    registry: 'RCS Saint-Denis de La Réunion',
    address: { line1: '7 chemin des Lianes', postalCode: '97412', city: 'Bras-Panon' },
    email: 'expeditions@vanilleraie.example',
    iban: 'FR7610278081230994247615792',
    bic: 'CMCIFR2A',
  },
  buyer: {
    kind: 'business',
    name: 'Client SAS',
    siren: '404833048',
    vatNumber: 'FR83404833048',
    address: { line1: '3 avenue Foch', postalCode: '69006', city: 'Lyon' },
  },
  lines: [
    {
      kind: 'item',
      reference: 'GOUSSE-17',
      name: 'Gousses de vanille Bourbon, 17 cm',
      quantity: '2.5',
      unit: 'KGM',
      unitPrice: '540.00',
      originCountry: 'FR',
    },
    { kind: 'item', name: 'Extrait de vanille, flacon de 5 cl', quantity: '48', unitPrice: '9.80' },
  ],
  references: { despatchAdvice: 'LTA-0871' },
} satisfies DraftInput;
