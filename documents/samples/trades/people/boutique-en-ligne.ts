import type { DraftInput } from '#documents/model/draft.ts';

/** A parcel for a consumer: prices with tax at two rates, carriage, paid online by card. */
export const boutiqueEnLigne = {
  version: 1,
  kind: 'facture-tva',
  vatRegime: 'normal',
  number: 'WEB-2026-08841',
  issueDate: '2026-11-16',
  dueDate: '2026-11-16',
  supply: { date: '2026-11-16' },
  operation: 'goods',
  priceMode: 'gross',
  seller: {
    kind: 'company',
    name: 'Les Théières de Lucie',
    legalForm: 'SAS',
    shareCapital: '5000',
    siret: '36042725600027',
    vatNumber: 'FR82360427256',
    registry: 'RCS Dijon',
    address: { line1: '23 rue Berbisey', postalCode: '21000', city: 'Dijon' },
    email: 'commandes@theieres-lucie.example',
    phone: '03 80 30 55 12',
    website: 'theieres-lucie.example',
    mediator: {
      name: 'Médiateur du commerce en ligne',
      contact: '60 rue La Boétie, 75008 Paris, mediateur-ecommerce.example',
    },
  },
  buyer: {
    kind: 'individual',
    name: 'M. Simon Kessler',
    address: { line1: '10 rue des Orfèvres', postalCode: '67000', city: 'Strasbourg' },
  },
  deliveryAddress: {
    name: 'Point relais Presse du Dôme',
    line1: '4 place de la Cathédrale',
    postalCode: '67000',
    city: 'Strasbourg',
  },
  lines: [
    {
      kind: 'item',
      reference: 'TH-FONTE-08',
      name: 'Théière en fonte, 80 cl, noire',
      quantity: '1',
      unit: 'H87',
      unitPrice: '59.90',
      vatRate: '20',
    },
    {
      kind: 'item',
      reference: 'THE-ASSAM',
      name: 'Thé noir d’Assam, boîte de 100 g',
      quantity: '3',
      unit: 'H87',
      unitPrice: '8.50',
      vatRate: '5.5',
    },
  ],
  allowances: [{ percent: '10', reason: 'Code BIENVENUE' }],
  charges: [
    { amount: '3.44', reason: 'Livraison en point relais (TVA 20\u00a0%)', vatRate: '20' },
    { amount: '1.46', reason: 'Livraison en point relais (TVA 5,5\u00a0%)', vatRate: '5.5' },
  ],
  payment: { means: ['card', 'paid'], paidOn: '2026-11-16' },
  references: { salesOrder: 'CMD-2026-11562' },
} satisfies DraftInput;
