import { newId } from '#app/lib/new-id.ts';
import { todayInFrance } from '#app/lib/today.ts';
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
import {
  type ChainNode,
  type Claimed,
  type DocumentSummary,
  leftToClaim,
} from '#documents/dossier';
import type { InvoiceForm } from './form.ts';

/** Why a document cannot be claimed, in French; null when it can. */
export function refuseDraft(draft: Draft): string | null {
  return refuseDocument({ ...draft, dueNow: amountDue(draft) });
}

/** The same for a document whose payments and avoirs are known. */
export function refuseNode(node: ChainNode): string | null {
  return refuseDocument({ ...node, dueNow: leftToClaim(node, todayInFrance()) });
}

function refuseDocument(
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

/** Prepayments are deducted: they are not claimed. `claimed` is what its dossier says of it. */
export function toInvoiceForm(
  draft: Draft,
  { dueDate, amount, payments, deducted }: Claimed = {
    dueDate: draft.dueDate,
    amount: amountDue(draft),
    payments: [],
    deducted: [],
  },
): InvoiceForm {
  const { latePenalty } = draft.payment;
  return {
    id: newId(),
    documentId: '',
    number: draft.number,
    issueDate: formatShortDate(draft.issueDate),
    dueDate: formatShortDate(dueDate),
    amount: formatBareAmount(amount),
    percent: typeof latePenalty === 'string' ? '' : latePenalty.percent.replace('.', ','),
    payments: payments.map((payment) => ({
      id: newId(),
      date: formatShortDate(payment.date),
      amount: formatBareAmount(payment.amount),
    })),
    deducted: deducted.map((one) => ({ ...one, amount: formatBareAmount(one.amount) })),
    reminders: [],
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
