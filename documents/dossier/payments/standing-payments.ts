import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import { type ChainNode, followersOf } from '../chain-node.ts';
import { isIssued } from '../document-summary.ts';
import type { Payment } from './payment.ts';

/** A payment that was not taken back, and the receipt of it, issued or not. */
export type StandingPayment = Payment & { receipt: ChainNode | null };

/** The payments of an invoice that were not taken back, oldest first. */
export function listStandingPayments(invoice: ChainNode): StandingPayment[] {
  return listStanding(invoice)
    .filter(({ amount }) => amount > 0)
    .map((payment) => ({ ...payment, receipt: findReceipt(invoice, payment) }));
}

/** What was given back, with negative amounts, oldest first. */
export function listRefunds(invoice: ChainNode): Payment[] {
  return listStanding(invoice).filter(({ amount }) => amount < 0);
}

/** Recorded as given back, in cents; never negative. */
export function sumRefunded(invoice: ChainNode): Cents {
  return cents(-sumCents(listRefunds(invoice).map(({ amount }) => amount)));
}

function listStanding({ payments }: ChainNode): Payment[] {
  const takenBack = new Set(payments.map(({ corrects }) => corrects));
  return payments.filter(({ id, corrects }) => corrects === null && !takenBack.has(id));
}

/**
 * The issued receipts of an invoice that report money of their own. What a receipt of a payment
 * reports is that payment, be it taken back or not.
 */
export function listOwnReceipts(invoice: ChainNode): ChainNode[] {
  const known = new Set<string | null>(invoice.payments.map(({ id }) => id));
  const ofPayments = new Set(
    invoice.followers.filter(({ paymentId }) => known.has(paymentId)).map(({ id }) => id),
  );
  return followersOf(invoice, 'receipt').filter(
    (receipt) => isIssued(receipt) && !ofPayments.has(receipt.id),
  );
}

function findReceipt(invoice: ChainNode, { id }: Payment): ChainNode | null {
  const ends = invoice.followers.filter(
    ({ relation, paymentId }) => relation === 'receipt' && paymentId === id,
  );
  return ends.find(({ node }) => node !== null)?.node ?? null;
}
