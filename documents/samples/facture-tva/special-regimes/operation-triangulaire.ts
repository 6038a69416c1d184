import type { DraftInput } from '#documents/model/draft.ts';

/**
 * Machines bought in Germany and sent from there to a customer in Spain, who pays the tax
 * (directive 2006/112/EC, article 141; CGI 258 D).
 */
export const operationTriangulaire = {
  version: 1,
  kind: 'facture-tva',
  vatRegime: 'eu-triangular',
  number: 'FE-2026-0097',
  issueDate: '2026-11-16',
  dueDate: '2026-12-16',
  subject: 'Machines expédiées de Stuttgart à Valence',
  supply: { date: '2026-11-13' },
  operation: 'goods',
  seller: {
    kind: 'company',
    name: 'Négoce Machines du Rhône',
    legalForm: 'SAS',
    shareCapital: '60000',
    siret: '90412735400010',
    vatNumber: 'FR77904127354',
    registry: 'RCS Lyon',
    address: { line1: '14 rue de la Villette', postalCode: '69003', city: 'Lyon' },
    email: 'export@machines-rhone.example',
    iban: 'FR7610278013150934159140910',
    bic: 'CMCIFR2A',
  },
  buyer: {
    kind: 'eu-business',
    name: 'Talleres Navarro SL',
    vatNumber: 'ESB46123459',
    address: { line1: 'Calle Colón 41', postalCode: '46004', city: 'Valencia', country: 'ES' },
    email: 'facturas@talleres-navarro.example',
  },
  deliveryAddress: {
    name: 'Talleres Navarro, nave 3',
    line1: 'Polígono Vara de Quart 12',
    postalCode: '46014',
    city: 'Valencia',
    country: 'ES',
  },
  lines: [
    {
      kind: 'item',
      reference: 'TF-320',
      name: 'Tour à fileter, banc de 320 mm',
      quantity: '2',
      unit: 'H87',
      unitPrice: '8450.00',
      originCountry: 'DE',
    },
    {
      kind: 'item',
      name: 'Transport de Stuttgart à Valence',
      quantity: '1',
      unit: 'LS',
      unitPrice: '780.00',
    },
  ],
  references: { purchaseOrder: 'TN-2026-118' },
} satisfies DraftInput;
