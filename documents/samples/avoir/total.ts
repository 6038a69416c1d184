import type { DraftInput } from '#documents/model/draft.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';

/** The whole invoice is given back: the order was cancelled (type 381). */
export const avoirTotal = {
  version: 1,
  kind: 'avoir',
  subtype: 'full',
  vatRegime: 'normal',
  number: 'A-2026-0007',
  issueDate: '2026-11-25',
  subject: menuisier.subject,
  operation: menuisier.operation,
  seller: menuisier.seller,
  buyer: menuisier.buyer,
  lines: menuisier.lines,
  references: { preceding: [{ number: menuisier.number, issueDate: menuisier.issueDate }] },
  credit: {
    reason: 'cancellation',
    explanation: 'travaux de l’atelier reportés par le client',
    treatment: { kind: 'offset' },
  },
} satisfies DraftInput;
