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
import { theCredit } from './names/document-words.ts';
import { listLowering } from './payments/lowered-by.ts';
import {
  listOwnReceipts,
  listStandingPayments,
  sumRefunded,
} from './payments/standing-payments.ts';
import { takeUpTo } from './payments/take-up-to.ts';

/**
 * What a reminder asks for: the amount and its day, what was deducted from it, and what came in on
 * it, oldest first.
 */
export type Claimed = Pick<UnpaidInvoice, 'dueDate' | 'amount' | 'payments'> &
  Required<Pick<UnpaidInvoice, 'deducted'>>;

/**
 * The claim on a document, in cents: what its due date asked for less its avoirs, and what was
 * received and not given back. Once that is paid, its retention money from the day after its own.
 */
export function computeClaimed(node: ChainNode, today: string): Claimed {
  const { asked, received, left } = computeInvoiceAmounts(node);
  const dueDate = nextDueDate(node);
  if (dueDate !== node.dueDate && dueDate < today)
    return { dueDate, amount: left, payments: [], deducted: [] };
  const lowered = node.payable - asked;
  return {
    dueDate: node.dueDate,
    amount: cents(Math.max(0, node.dueNow - lowered)),
    deducted: listLowering(node).map(({ document, amount }) => ({
      ...{ name: theCredit(document), amount },
    })),
    // The latest sums are those that were given back.
    payments: takeUpTo(listReceived(node), Math.max(0, received)),
  };
}

/** What a reminder may still ask for, in cents; 0 once it is paid, cancelled or replaced. */
export function leftToClaim(node: ChainNode, today: string): Cents {
  if (isIssued(node) && node.asksPayment && outstandingAmount(node) === 0) return cents(0);
  const { amount, payments } = computeClaimed(node, today);
  return cents(Math.max(0, amount - sumCents(payments.map((payment) => payment.amount))));
}

/** The day of what is to be paid first: the due date, then that of the retention money. */
export function nextDueDate(node: ChainNode): string {
  const isRetentionAlone = outstandingAmount(node) > 0 && leftOf(node, node.dueNow) === 0;
  return isRetentionAlone && node.releaseDate !== '' ? node.releaseDate : node.dueDate;
}

/** The part of what is outstanding whose day has passed, in cents. */
export function lateAmount(node: ChainNode, today: string): Cents {
  if (outstandingAmount(node) === 0) return cents(0);
  if (hasPassed(node.releaseDate, today)) return leftOf(node, node.payable);
  return hasPassed(node.dueDate, today) ? leftOf(node, node.dueNow) : cents(0);
}

/** The day that passed without its money, YYYY-MM-DD; empty while nothing is late. */
export function lateSince(node: ChainNode, today: string): string {
  if (lateAmount(node, today) === 0) return '';
  const day = nextDueDate(node);
  return hasPassed(day, today) ? day : node.releaseDate;
}

/** What avoirs and payments leave of an amount that was asked for. */
function leftOf(node: ChainNode, amount: Cents): Cents {
  const { asked, received } = computeInvoiceAmounts(node);
  return cents(Math.max(0, amount - (node.payable - asked) - received));
}

function hasPassed(day: string, today: string): boolean {
  return day !== '' && day < today;
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
