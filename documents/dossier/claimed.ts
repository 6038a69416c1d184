import type { UnpaidInvoice } from '#documents/model/reminder.ts';
import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import {
  computeInvoiceAmounts,
  outstandingAmount,
  paymentsIn,
  receiptedFor,
} from './amounts-due.ts';
import type { ChainNode } from './chain-node.ts';
import { isIssued } from './document-summary.ts';
import {
  listOwnReceipts,
  listStandingPayments,
  sumRefunded,
} from './payments/standing-payments.ts';
import { takeUpTo } from './payments/take-up-to.ts';

/** What a reminder asks for: the amount, and what came in on it, oldest first. */
export type Claimed = Pick<UnpaidInvoice, 'amount' | 'payments'>;

/**
 * The claim on a document, in cents: what its due date asked for less its avoirs, and what was
 * received and not given back.
 */
export function computeClaimed(node: ChainNode): Claimed {
  const { asked, received } = computeInvoiceAmounts(node);
  const lowered = node.payable - asked;
  return {
    amount: cents(Math.max(0, node.dueNow - lowered)),
    // The latest sums are those that were given back.
    payments: takeUpTo(listReceived(node), Math.max(0, received)),
  };
}

/** What a reminder may still ask for, in cents; 0 once it is paid, cancelled or replaced. */
export function leftToClaim(node: ChainNode): Cents {
  if (isIssued(node) && node.asksPayment && outstandingAmount(node) === 0) return cents(0);
  const { amount, payments } = computeClaimed(node);
  return cents(Math.max(0, amount - sumCents(payments.map((payment) => payment.amount))));
}

type Received = Claimed['payments'][number];

function listReceived(node: ChainNode): Received[] {
  const { receipted, received } = computeInvoiceAmounts(node);
  const payments = listStandingPayments(node).map(({ paidOn, amount }) => ({
    ...{ date: paidOn, amount },
  }));
  const receipts = listOwnReceipts(node).map((receipt) => ({
    date: receipt.received[0]?.paidOn ?? receipt.issueDate,
    amount: receiptedFor(node, receipt),
  }));
  // A balance may tell more of its deposit than payments and receipts do.
  const told = cents(received + sumRefunded(node) - paymentsIn(node) - receipted);
  const toldOn = node.deductions.at(-1)?.paidOn ?? node.issueDate;
  return [...payments, ...receipts, { date: toldOn, amount: told }]
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => a.date.localeCompare(b.date));
}
