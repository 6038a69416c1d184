import type { DraftInput } from '#documents/model/draft.ts';
import { autofacturationLaiterie } from '#documents/samples/facture-tva/autofacturation-laiterie.ts';

/** The buyer, who self-bills, corrects a price (type 261). */
export const avoirLaiterie = {
  version: 1,
  kind: 'avoir',
  subtype: 'self-billed',
  vatRegime: 'normal',
  number: 'AF-2026-1109',
  issueDate: '2026-11-12',
  operation: 'goods',
  seller: autofacturationLaiterie.seller,
  buyer: autofacturationLaiterie.buyer,
  lines: [
    {
      kind: 'item',
      name: 'Prime de qualité corrigée après analyse, semaine 42',
      quantity: '9.4',
      unit: 'MTQ',
      unitPrice: '27.315',
      vatRate: '5.5',
    },
  ],
  references: {
    contract: '2024-117',
    preceding: [
      {
        number: autofacturationLaiterie.number,
        issueDate: autofacturationLaiterie.issueDate,
      },
    ],
  },
  credit: { reason: 'error', treatment: { kind: 'offset', invoice: 'AF-2026-1203' } },
} satisfies DraftInput;
