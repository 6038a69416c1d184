import type { DraftInput } from '#documents/model/draft.ts';
import { graphiste } from '#documents/samples/facture-auto-entrepreneur/graphiste.ts';

/** A goodwill discount, with the mention of the original invoice's regime. */
export const avoirGesteCommercial = {
  version: 1,
  kind: 'avoir',
  subtype: 'commercial',
  vatRegime: 'franchise',
  number: 'A-2026-002',
  issueDate: '2026-11-24',
  operation: 'services',
  seller: graphiste.seller,
  buyer: graphiste.buyer,
  lines: [
    {
      kind: 'item',
      name: 'Remise pour livraison tardive des étiquettes',
      quantity: '1',
      unit: 'LS',
      unitPrice: '120.00',
    },
  ],
  references: { preceding: [{ number: graphiste.number, issueDate: graphiste.issueDate }] },
  credit: { reason: 'goodwill', treatment: { kind: 'on-account', until: '2027-11-24' } },
} satisfies DraftInput;
