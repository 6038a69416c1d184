import type { DraftInput } from '#documents/model/draft.ts';

/**
 * Corsica's own rates (CGI 297): 2.1 % for the room, 10 % at the table, 20 % for wine; prices with
 * tax.
 */
export const hotelCorse = {
  version: 1,
  kind: 'facture-tva',
  vatRegime: 'normal',
  number: 'HC-2026-0930',
  issueDate: '2026-11-08',
  dueDate: '2026-11-08',
  subject: 'Séminaire du 5 au 8 novembre 2026',
  supply: { start: '2026-11-05', end: '2026-11-08' },
  operation: 'services',
  priceMode: 'gross',
  seller: {
    kind: 'company',
    name: 'Hôtel A Cala Rossa',
    legalForm: 'SARL',
    shareCapital: '50000',
    siret: '92212391400025',
    vatNumber: 'FR42922123914',
    registry: 'RCS Ajaccio',
    address: { line1: 'Route de la Corniche', postalCode: '20150', city: 'Ota' },
    phone: '04 95 26 14 50',
    iban: 'FR7616958014380206320984157',
    bic: 'QNTOFRP1',
  },
  buyer: {
    kind: 'business',
    name: 'Institut Méditerranéen d’Océanographie appliquée SAS',
    siren: '597567171',
    vatNumber: 'FR02597567171',
    address: {
      line1: '90 chemin de la Batterie-des-Lions',
      postalCode: '13007',
      city: 'Marseille',
    },
  },
  lines: [
    {
      kind: 'item',
      name: 'Chambre double',
      quantity: '12',
      unitLabel: 'nuitée',
      unitPrice: '118.00',
      vatRate: '2.1',
      period: { start: '2026-11-05', end: '2026-11-08' },
    },
    { kind: 'item', name: 'Petit déjeuner', quantity: '12', unitPrice: '13.50', vatRate: '10' },
    {
      kind: 'item',
      name: 'Dîner, menu du soir',
      quantity: '12',
      unitPrice: '36.00',
      vatRate: '10',
    },
    {
      kind: 'item',
      name: 'Vin de Patrimonio, bouteille 75 cl',
      quantity: '4',
      unitPrice: '29.00',
      vatRate: '20',
    },
    {
      kind: 'item',
      name: 'Location de la salle et du projecteur',
      quantity: '3',
      unit: 'DAY',
      unitPrice: '145.00',
      vatRate: '20',
    },
  ],
  allowances: [{ percent: '5', reason: 'Basse saison' }],
} satisfies DraftInput;
