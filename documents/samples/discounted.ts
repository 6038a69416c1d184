import type { DraftInput } from '#documents/model/draft.ts';
import { samples } from './samples.ts';

/** An invoice with discounts in money, on a line and on the total. */
export const discounted: DraftInput = {
  ...samples.menuisier,
  lines: [
    {
      kind: 'item',
      name: 'Volet',
      quantity: '4',
      unitPrice: '100',
      vatRate: '20',
      discount: { amount: '40' },
    },
    { kind: 'item', name: 'Pose', quantity: '1', unitPrice: '140', vatRate: '20' },
  ],
  allowances: [{ amount: '50' }],
};
