import { newId } from '#app/lib/new-id.ts';
import {
  type Cents,
  computeTotals,
  type Draft,
  dueNowOf,
  formatBareAmount,
  formatShortDate,
  payingAccountOf,
  requireKind,
  subtypeOf,
} from '#documents';
import type { DocumentSummary } from '#documents/dossier';
import type { InvoiceForm } from './form.ts';

/** Why a document cannot be claimed, in French; null when it can. */
export function refuseDraft(draft: Draft): string | null {
  return refuseDocument({ ...draft, dueNow: amountDue(draft) });
}

/** `refuseDraft` for a document summary. */
export function refuseDocument(
  document: Pick<DocumentSummary, 'kind' | 'subtype' | 'currency' | 'dueNow'>,
): string | null {
  const kind = requireKind(document.kind);
  const asksPayment = subtypeOf(kind, document.subtype).asksPayment || kind.hasRent;
  if (!asksPayment)
    return `${kind.label}\u00a0: ce document ne demande pas de paiement. Choisissez une facture.`;
  if (document.currency !== 'EUR')
    return `Cette facture est en ${document.currency}\u00a0: les relances se font en euros. Saisissez son montant en euros.`;
  if (document.dueNow <= 0) return 'Cette facture est déjà payée\u00a0: il n’y a rien à relancer.';
  return null;
}

/** Prepayments are deducted: they are not claimed. */
export function toInvoiceForm(draft: Draft): InvoiceForm {
  const { latePenalty } = draft.payment;
  return {
    id: newId(),
    number: draft.number,
    issueDate: formatShortDate(draft.issueDate),
    dueDate: formatShortDate(draft.dueDate),
    amount: formatBareAmount(amountDue(draft)),
    percent: latePenalty === 'ecb+10' ? '' : latePenalty.percent.replace('.', ','),
    payments: [],
  };
}

/** The seller, with the bank account that the invoice names. */
export function toCreditor(draft: Draft): Draft['seller'] {
  const { iban, bic, accountHolder } = payingAccountOf(draft);
  return { ...draft.seller, iban, bic, accountHolder: accountHolder?.slice(0, 70) };
}

function amountDue(draft: Draft): Cents {
  return dueNowOf(computeTotals(draft));
}
