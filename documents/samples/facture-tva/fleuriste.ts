import type { DraftInput } from '#documents/model/draft.ts';

/** Prices with tax for an association: two rates, a discount shared over them, a charge. */
export const fleuriste = {
  version: 1,
  kind: 'facture-tva',
  vatRegime: 'normal',
  number: 'FL-2026-0448',
  issueDate: '2026-11-09',
  dueDate: '2026-11-24',
  subject: 'Cérémonie du 11 novembre',
  supply: { date: '2026-11-09' },
  operation: 'goods',
  priceMode: 'gross',
  seller: {
    kind: 'sole-trader',
    name: 'Nadège Quéméneur',
    tradeName: 'Au Brin de Bruyère',
    siret: '55255592200020',
    vatNumber: 'FR52552555922',
    registry: 'RCS Quimper',
    address: { line1: '2 place au Beurre', postalCode: '29000', city: 'Quimper' },
    phone: '02 98 95 10 66',
    iban: 'FR7630003045810003196148940',
    bic: 'SOGEFRPP',
    mediator: {
      name: 'Médiation Artisanat Consommation',
      contact: '31 rue de Provence, 75009 Paris, mediation-artisanat.example',
    },
  },
  buyer: {
    kind: 'association',
    name: 'Amicale des anciens combattants de Cornouaille',
    address: {
      line1: 'Maison des associations, 53 impasse de l’Odet',
      postalCode: '29000',
      city: 'Quimper',
    },
  },
  lines: [
    {
      kind: 'item',
      name: 'Gerbe bleu, blanc, rouge, 90 cm',
      quantity: '3',
      unitPrice: '68.00',
      vatRate: '10',
    },
    {
      kind: 'item',
      name: 'Coupe de bruyères et cyclamens',
      quantity: '5',
      unitPrice: '24.90',
      vatRate: '10',
    },
    { kind: 'item', name: 'Ruban imprimé', quantity: '3', unitPrice: '12.50', vatRate: '20' },
  ],
  allowances: [{ percent: '10', reason: 'Association' }],
  charges: [
    { amount: '1.54', reason: 'Livraison au monument (TVA 20\u00a0%)', vatRate: '20' },
    { amount: '13.46', reason: 'Livraison au monument (TVA 10\u00a0%)', vatRate: '10' },
  ],
  payment: { means: ['cheque', 'transfer'], chequeOrder: 'Nadège Quéméneur EI' },
} satisfies DraftInput;
