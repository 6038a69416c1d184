import type { DraftInput } from '#documents/model/draft.ts';
import { epicerieEnGros } from '#documents/samples/facture-tva/epicerie-en-gros.ts';

/** A partial return of goods: some lines, smaller quantities, refunded by transfer. */
export const avoirRetour = {
  version: 1,
  kind: 'avoir',
  vatRegime: 'normal',
  number: 'A-2026-0012',
  issueDate: '2026-11-20',
  operation: 'goods',
  seller: epicerieEnGros.seller,
  buyer: epicerieEnGros.buyer,
  lines: [
    {
      kind: 'item',
      reference: 'HUI-NOI',
      name: 'Huile de noix vierge, bouteille 50 cl',
      quantity: '6',
      unit: 'H87',
      unitPrice: '8.94',
      vatRate: '5.5',
      discount: { percent: '8', reason: 'Promotion de novembre' },
    },
    {
      kind: 'item',
      reference: 'SAP-150',
      name: 'Sapin Nordmann coupé, 150 cm',
      quantity: '3',
      unit: 'H87',
      unitPrice: '18.60',
      vatRate: '10',
    },
  ],
  allowances: epicerieEnGros.allowances,
  references: {
    preceding: [{ number: epicerieEnGros.number, issueDate: epicerieEnGros.issueDate }],
  },
  credit: {
    reason: 'return',
    explanation: 'deux colis abîmés à la livraison',
    treatment: { kind: 'refund', date: '2026-11-27' },
  },
} satisfies DraftInput;
