import type { DraftInput } from '#documents/model/draft.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';

/** A discount after the sale, between companies, that leaves VAT unchanged (VATEX-FR-CNWVAT). */
export const avoirNetDeTaxe = {
  version: 1,
  kind: 'avoir',
  subtype: 'commercial',
  vatRegime: 'net-of-tax',
  number: 'A-2026-0008',
  issueDate: '2026-11-26',
  operation: 'mixed',
  seller: menuisier.seller,
  buyer: menuisier.buyer,
  lines: [
    {
      kind: 'item',
      name: 'Remise de fin de chantier, 3 % du prix hors taxe',
      quantity: '1',
      unit: 'LS',
      unitPrice: '117.68',
    },
  ],
  references: { preceding: [{ number: menuisier.number, issueDate: menuisier.issueDate }] },
  credit: { reason: 'discount', treatment: { kind: 'offset' } },
} satisfies DraftInput;
