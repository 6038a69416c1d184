import type { DraftInput } from '#documents/model/draft.ts';

/** Antiques under the margin scheme: no VAT is shown (CGI 297 A and 297 E). */
export const antiquaire = {
  version: 1,
  kind: 'facture-tva',
  vatRegime: 'margin-antiques',
  number: '2026-058',
  issueDate: '2026-11-14',
  dueDate: '2026-11-14',
  supply: { date: '2026-11-14' },
  operation: 'goods',
  seller: {
    kind: 'sole-trader',
    name: 'Odile Fontanges EI',
    tradeName: 'Antiquités de la Fontaine',
    siret: '45673520800039',
    vatNumber: 'FR29456735208',
    registry: 'RCS Avignon',
    address: {
      line1: '7 avenue des Quatre-Otages',
      postalCode: '84800',
      city: 'L’Isle-sur-la-Sorgue',
    },
    phone: '04 90 38 15 27',
    iban: 'FR7616958055180609965437589',
    bic: 'QNTOFRP1',
    mediator: {
      name: 'Médiateur de la consommation des métiers d’art',
      contact: '14 rue Drouot, 75009 Paris, mediateur-metiers-art.example',
    },
  },
  buyer: {
    kind: 'individual',
    name: 'M. Bertrand de Carsac',
    address: { line1: '19 rue Vaneau', postalCode: '75007', city: 'Paris' },
  },
  lines: [
    {
      kind: 'item',
      reference: 'INV. 1187',
      name: 'Commode sauteuse en noyer, Provence, époque Louis XV',
      description: 'Restauration d’un pied arrière, bronzes d’origine',
      quantity: '1',
      unitPrice: '4800.00',
    },
    {
      kind: 'item',
      reference: 'INV. 1203',
      name: 'Paire de chenets en bronze, XIXe siècle',
      quantity: '1',
      unit: 'PR',
      unitPrice: '620.00',
    },
  ],
  charges: [{ amount: '180.00', reason: 'Livraison à Paris' }],
  payment: { means: ['cheque', 'transfer'], chequeOrder: 'Odile Fontanges' },
} satisfies DraftInput;
