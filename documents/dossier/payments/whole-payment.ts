import type { ChainNode } from '../chain-node.ts';
import type { MoneyMeans } from './payment.ts';
import { listOwnReceipts, listRefunds, listStandingPayments } from './standing-payments.ts';

/**
 * The day (YYYY-MM-DD) and means of the one sum that pays an invoice, as recorded or as its receipt
 * says; null when several sums make it, or none does. The means is null where nobody said it.
 */
export function findWholePayment(
  invoice: ChainNode,
): { paidOn: string; means: MoneyMeans | null } | null {
  const receipts = listOwnReceipts(invoice).flatMap(({ received }) => received);
  const [only, ...others] = [...listStandingPayments(invoice), ...receipts];
  if (!only || others.length > 0 || listRefunds(invoice).length > 0) return null;
  return only.amount < invoice.payable ? null : { paidOn: only.paidOn, means: only.means };
}
