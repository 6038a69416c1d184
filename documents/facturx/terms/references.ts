import { depositInvoiceOf } from '#documents/model/deposit-invoice.ts';
import type { Draft } from '#documents/model/draft.ts';
import { followsDeposits } from './frame.ts';
import type { InvoiceAttachment, InvoiceReferences, PrecedingInvoice } from './invoice.ts';

/** BT-10 to BT-19 and BG-24. BT-10 of a public buyer is its service code by default. */
export function toReferences(draft: Draft): InvoiceReferences {
  const { quote: _quote, preceding: _preceding, ...references } = draft.references;
  const service = draft.buyer.kind === 'public' ? draft.buyer.routingCode : undefined;
  const attachments = toAttachments(draft);
  return {
    ...references,
    buyerReference: references.buyerReference || service,
    attachments: attachments.length > 0 ? attachments : undefined,
  };
}

/**
 * BG-3: the invoices that the author names, then deducted deposit invoices, each once. A corrective
 * invoice or an avoir names only what it corrects (BR-FR-CO-04, BR-FR-CO-05).
 */
export function toPrecedingInvoices(
  draft: Draft,
  { namesDeposits }: { namesDeposits: boolean },
): PrecedingInvoice[] {
  const named = (draft.references.preceding ?? []).filter(({ number }) => number !== '');
  const deposits =
    namesDeposits && followsDeposits(draft)
      ? draft.prepayments.map((_, index) => depositInvoiceOf(draft, index)).filter(isInvoiceNumber)
      : [];
  const byNumber = new Map<string, PrecedingInvoice>();
  for (const invoice of [...named, ...deposits]) {
    const known = byNumber.get(invoice.number);
    byNumber.set(invoice.number, {
      number: invoice.number,
      issueDate: known?.issueDate ?? invoice.issueDate,
    });
  }
  return [...byNumber.values()];
}

/** Whether it could be an invoice number (BR-FR-02); « chèque 12 » is not. */
function isInvoiceNumber({ number }: PrecedingInvoice): boolean {
  return /^[A-Za-z0-9+\-_/]+$/.test(number);
}

/** A quote has no term of its own: it is a supporting document without a file. */
function toAttachments(draft: Draft): InvoiceAttachment[] {
  const quote = draft.references.quote?.number;
  const attachments = (draft.attachments ?? []).map(({ role, filename, mediaType, content }) => ({
    id: filename || role,
    name: role,
    content,
    mediaType,
    filename: filename || role,
  }));
  return quote ? [{ id: quote }, ...attachments] : attachments;
}
