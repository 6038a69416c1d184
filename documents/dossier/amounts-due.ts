import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import { type ChainNode, followersOf, originsOf } from './chain-node.ts';
import { isIssued } from './document-summary.ts';
import { lowersOwn, sumCredits, worthOf } from './payments/credits.ts';
import {
  listOwnReceipts,
  listStandingPayments,
  type StandingPayment,
  sumRefunded,
} from './payments/standing-payments.ts';

/** The settled and unsettled parts of an invoice, in cents, tax included. */
export type InvoiceAmounts = {
  /** Given back by its avoirs. */
  credited: Cents;
  /** Its payable amount less all avoirs that lower it; negative when they exceed it. */
  asked: number;
  /** Payments, and receipts that are of none of them, less what was given back. */
  received: Cents;
  /** The part of receipts in it. */
  receipted: Cents;
  /** The part in it that only balances tell of a deposit. */
  told: Cents;
  /** Neither received nor credited, though it may be marked paid; never negative. */
  left: Cents;
  /** Never negative. */
  due: Cents;
  /** Not covered by a receipt: what is left, or the whole if payments cover it. */
  unreceipted: Cents;
};

/** Only issued avoirs and receipts count. An invoice marked paid has nothing due. Cents. */
export function computeInvoiceAmounts(invoice: ChainNode): InvoiceAmounts {
  const credited = sumCredits(invoice, worthOf);
  const setOff = sumCents(invoice.setOffs.map(({ amount }) => amount));
  const lowered = sumCredits(invoice, lowersOwn) + setOff;
  const receipted = sumOwnReceipts(invoice);
  // A balance, payments, receipts and set-offs may all tell how a deposit was paid: count it once.
  const told = cents(Math.max(0, invoice.deducted - receipted - setOff - paymentsIn(invoice)));
  const paid = paymentsIn(invoice) + told;
  const received = cents(paid + receipted + invoice.carried - sumRefunded(invoice));
  const asked = invoice.payable - lowered;
  const left = cents(Math.max(0, asked - received));
  const covered = receipted + sumReceiptedPayments(invoice);
  const ofPayments = paid >= asked ? Math.max(0, asked - covered) : 0;
  const unreceipted = left > 0 ? left : cents(ofPayments);
  const due = isMarkedPaid(invoice) ? cents(0) : left;
  return { credited, asked, received, receipted, told, left, due, unreceipted };
}

/** Its author says so, or it was paid before it was issued. */
export function isMarkedPaid({ isPaidAtOnce, milestone }: ChainNode): boolean {
  return isPaidAtOnce || milestone === 'paid';
}

/** An issued invoice on which nothing is due: an avoir has nothing to be deducted from. */
export function hasNothingDue(invoice: ChainNode): boolean {
  return isIssued(invoice) && computeInvoiceAmounts(invoice).due === 0;
}

/** The payments of an invoice before anything was given back. */
export function paymentsIn(invoice: ChainNode): Cents {
  return cents(invoice.paid + sumRefunded(invoice));
}

/**
 * The payments that have no receipt. Receipts that name no payment are of all of them when these
 * make the whole of the invoice.
 */
export function listUnreceipted(invoice: ChainNode): StandingPayment[] {
  const open = listStandingPayments(invoice).filter(({ receipt }) => receipt === null);
  const receipted = sumOwnReceipts(invoice);
  const isWhole = paymentsIn(invoice) >= computeInvoiceAmounts(invoice).asked;
  const isCovered = receipted > 0 && receipted >= sumCents(open.map(({ amount }) => amount));
  return isWhole && isCovered ? [] : open;
}

/** The amount a customer owes on a document, in cents; 0 on an unissued or replaced one. */
export function outstandingAmount(node: ChainNode): Cents {
  const isAsked = node.asksPayment && isIssued(node) && !isReplaced(node);
  return isAsked ? computeInvoiceAmounts(node).due : cents(0);
}

/** A corrective invoice replaces the one it names; a plain copy only after an avoir. */
export function isReplaced(invoice: ChainNode): boolean {
  return correctiveOf(invoice) !== null;
}

export function correctiveOf(invoice: ChainNode): ChainNode | null {
  const copies = followersOf(invoice, 'replacement').filter(isIssued);
  return copies.find((copy) => namesOrigin(copy, invoice)) ?? null;
}

/** The invoices that this one replaces, whose money is its own. */
export function replacedBy(corrective: ChainNode): ChainNode[] {
  return originsOf(corrective, 'replacement').filter(
    (origin) => correctiveOf(origin) === corrective,
  );
}

function namesOrigin(copy: ChainNode, origin: ChainNode): boolean {
  return copy.names.preceding.some(({ number }) => number === origin.number);
}

function sumOwnReceipts(invoice: ChainNode): Cents {
  return sumCents(listOwnReceipts(invoice).map((receipt) => receiptedFor(invoice, receipt)));
}

function sumReceiptedPayments(invoice: ChainNode): Cents {
  const receipted = listStandingPayments(invoice).filter(({ receipt }) => receipt !== null);
  return sumCents(receipted.map(({ amount }) => amount));
}

/** The part of a receipt for this invoice; the whole receipt when it names no invoice. */
export function receiptedFor(invoice: ChainNode, receipt: ChainNode): Cents {
  const { settled } = receipt.names;
  if (settled.length === 0) return receipt.amount ?? cents(0);
  const own = settled.filter(({ number }) => number === invoice.number);
  return sumCents(own.map(({ amount }) => amount));
}
