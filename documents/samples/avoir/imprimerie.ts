import type { DraftInput } from '#documents/model/draft.ts';
import { affacturageImprimerie } from '#documents/samples/facture-tva/affacturage-imprimerie.ts';

/** A partial avoir on an invoice sold to a factor (type 396). */
export const avoirImprimerie = {
  version: 1,
  kind: 'avoir',
  subtype: 'factored',
  vatRegime: 'normal',
  number: 'A-2026-0021',
  issueDate: '2026-11-23',
  operation: 'goods',
  seller: affacturageImprimerie.seller,
  buyer: affacturageImprimerie.buyer,
  payee: affacturageImprimerie.payee,
  lines: [
    {
      kind: 'item',
      name: 'Catalogues mal façonnés, repris',
      quantity: '240',
      unit: 'H87',
      unitPrice: '1.184',
      vatRate: '20',
    },
  ],
  references: {
    preceding: [
      { number: affacturageImprimerie.number, issueDate: affacturageImprimerie.issueDate },
    ],
  },
  credit: { reason: 'return', treatment: { kind: 'offset' } },
} satisfies DraftInput;
