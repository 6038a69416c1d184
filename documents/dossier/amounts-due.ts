import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';
import { type ChainNode, followersOf } from './chain-node.ts';
import { isIssued } from './document-summary.ts';

/** What has become of the amount of an invoice, in cents, tax included. */
export type InvoiceAmounts = {
  credited: Cents;
  received: Cents;
  /** What is still to be paid; never negative. */
  due: Cents;
  /** Not covered by a receipt: the amount due or marked paid, or the whole if payments cover it. */
  unreceipted: Cents;
};

/**
 * Avoirs and receipts count once they are made. An invoice that its author says paid has nothing
 * due.
 */
export function computeInvoiceAmounts(invoice: ChainNode): InvoiceAmounts {
  const credited = sumAmounts(followersOf(invoice, 'credit').filter(isIssued));
  const receipts = followersOf(invoice, 'receipt').filter(isIssued);
  const receipted = sumCents(receipts.map((receipt) => receivedFor(invoice, receipt)));
  // A balance, payments and receipts may all tell the same money of a deposit: it counts once.
  const paid = Math.max(invoice.paid, invoice.deducted - receipted);
  const received = cents(paid + receipted);
  const isPaid = invoice.isPaidAtOnce || invoice.milestone === 'paid';
  const asked = invoice.payable - credited;
  const left = cents(Math.max(0, asked - received));
  // A receipt for a part of the payments would count it twice.
  const ofPayments = paid >= asked ? Math.max(0, asked - receipted) : 0;
  const unreceipted = left > 0 ? left : cents(ofPayments);
  return { credited, received, due: isPaid ? cents(0) : left, unreceipted };
}

/** An avoir gives back all of it, and is made. */
export function isCancelled(invoice: ChainNode): boolean {
  const { credited } = computeInvoiceAmounts(invoice);
  return credited > 0 && credited >= (invoice.amount ?? 0);
}

/**
 * What a customer still has to pay of a document, in cents: nothing of one that is not issued, nor
 * of one that another replaces.
 */
export function outstandingAmount(node: ChainNode): Cents {
  return isIssued(node) && !isReplaced(node) ? computeInvoiceAmounts(node).due : cents(0);
}

/**
 * A corrective invoice cancels and replaces by itself the one that it names; a copy does so only
 * after an avoir.
 */
export function isReplaced(invoice: ChainNode): boolean {
  return followersOf(invoice, 'replacement').some(
    (copy) => isIssued(copy) && namesOrigin(copy, invoice),
  );
}

/** The deposits of a quote that stand, finished or not. */
export function depositsOf(quote: ChainNode): ChainNode[] {
  return followersOf(quote, 'deposit').flatMap(standingFor);
}

/** The invoice of a whole quote, or its balance after the deposits, if there is one that stands. */
export function wholeInvoiceOf(quote: ChainNode): ChainNode | null {
  return followersOf(quote, 'invoice', 'final').flatMap(standingFor)[0] ?? null;
}

/** The invoice itself, or what replaced it once it is cancelled. */
function standingFor(invoice: ChainNode): ChainNode[] {
  return isCancelled(invoice) || isReplaced(invoice)
    ? followersOf(invoice, 'replacement').flatMap(standingFor)
    : [invoice];
}

function namesOrigin(copy: ChainNode, origin: ChainNode): boolean {
  return copy.names.preceding.some(({ number }) => number === origin.number);
}

/** What a quote leaves to invoice, in cents, what is being prepared taken off; never negative. */
export function leftToInvoice(quote: ChainNode): Cents {
  if (wholeInvoiceOf(quote)) return cents(0);
  return cents(Math.max(0, (quote.amount ?? 0) - sumAmounts(depositsOf(quote))));
}

/**
 * The part of a quote that has been invoiced for good, in percent: neither 0 nor 100 before it is
 * nothing or all.
 */
export function percentInvoiced(quote: ChainNode): number {
  const whole = wholeInvoiceOf(quote);
  if (whole && isIssued(whole)) return 100;
  const total = quote.amount ?? 0;
  const invoiced = sumAmounts(depositsOf(quote).filter(isIssued));
  if (invoiced <= 0 || total <= 0) return 0;
  if (invoiced >= total) return 100;
  return Math.min(99, Math.max(1, multiplyDivide(invoiced, 100, total)));
}

/** A receipt may settle several invoices: the part of this one, or all of it when it names none. */
function receivedFor(invoice: ChainNode, receipt: ChainNode): Cents {
  const { settled } = receipt.names;
  if (settled.length === 0) return receipt.amount ?? cents(0);
  const own = settled.filter(({ number }) => number === invoice.number);
  return sumCents(own.map(({ amount }) => amount));
}

function sumAmounts(nodes: readonly ChainNode[]): Cents {
  return sumCents(nodes.map(({ amount }) => amount ?? cents(0)));
}
