import { type Cents, cents } from '#documents/money/amounts.ts';
import { outstandingAmount } from '../amounts-due.ts';
import type { ChainNode } from '../chain-node.ts';
import type { Payment } from './payment.ts';

/**
 * The payment of all that is due on a document, or of `most` cents of it; null when nothing is due.
 * `paidOn` is YYYY-MM-DD.
 */
export function payRest(
  node: ChainNode,
  { most, ...paid }: Pick<Payment, 'id' | 'paidOn' | 'means'> & { most?: Cents | undefined },
): Payment | null {
  const due = outstandingAmount(node);
  const amount = most === undefined ? due : cents(Math.min(due, most));
  return amount > 0 ? { ...paid, documentId: node.id, amount, note: '', corrects: null } : null;
}

/** The entry that cancels a payment or a refund. */
export function takeBackPayment(payment: Payment, id: string): Payment {
  const amount = cents(-payment.amount);
  return { ...payment, id, amount, note: 'Annulation', corrects: payment.id };
}
