import type { DraftInput } from '#documents/model/draft.ts';
import { epicerieEnGros } from '#documents/samples/facture-tva/epicerie-en-gros.ts';

/** A yearly rebate on a contract, without an original invoice (type 262). */
export const avoirRistourne = {
  version: 1,
  kind: 'avoir',
  subtype: 'rebate',
  vatRegime: 'normal',
  number: 'A-2026-0015',
  issueDate: '2026-11-30',
  supply: { start: '2025-11-01', end: '2026-10-31' },
  operation: 'goods',
  seller: epicerieEnGros.seller,
  buyer: epicerieEnGros.buyer,
  lines: [
    {
      kind: 'item',
      name: 'Ristourne de 2 % sur les achats à 5,5 %',
      quantity: '1',
      unit: 'LS',
      unitPrice: '1284.60',
      vatRate: '5.5',
    },
    {
      kind: 'item',
      name: 'Ristourne de 2 % sur les achats à 20 %',
      quantity: '1',
      unit: 'LS',
      unitPrice: '317.25',
      vatRate: '20',
    },
  ],
  references: { contract: 'CA-2025-031' },
  credit: { reason: 'discount', treatment: { kind: 'offset' } },
} satisfies DraftInput;
