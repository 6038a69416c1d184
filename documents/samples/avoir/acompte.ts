import type { DraftInput } from '#documents/model/draft.ts';
import { agenceWebAcompte } from '#documents/samples/facture-tva/agence-web-acompte.ts';

/** A deposit given back: the order was cancelled before the work started (type 503). */
export const avoirAcompte = {
  version: 1,
  kind: 'avoir',
  subtype: 'deposit',
  vatRegime: 'normal',
  number: 'A-2026-0003',
  issueDate: '2026-10-29',
  subject: agenceWebAcompte.subject,
  operation: 'services',
  seller: agenceWebAcompte.seller,
  buyer: agenceWebAcompte.buyer,
  lines: agenceWebAcompte.lines,
  references: {
    purchaseOrder: agenceWebAcompte.references.purchaseOrder,
    quote: agenceWebAcompte.references.quote,
    preceding: [{ number: agenceWebAcompte.number, issueDate: agenceWebAcompte.issueDate }],
  },
  credit: {
    reason: 'cancellation',
    treatment: { kind: 'refund', iban: 'FR7630004049990022984085739', date: '2026-11-05' },
  },
} satisfies DraftInput;
