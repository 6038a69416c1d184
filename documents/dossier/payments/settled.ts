import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import { computeInvoiceAmounts, isMarkedPaid } from '../amounts-due.ts';
import type { ChainNode } from '../chain-node.ts';
import { lowersOwn, sumCredits } from './credits.ts';
import { sumRefunded } from './standing-payments.ts';

/** Cents received beside payments and receipts: an invoice says it was paid, or is marked so. */
export function settledBeside(invoice: ChainNode): Cents {
  const cameIn = computeInvoiceAmounts(invoice).received + sumRefunded(invoice);
  return cents(Math.max(0, settledAmount(invoice) - cameIn));
}

/** Cents received beyond what an invoice asks; never negative. */
export function excessOf(invoice: ChainNode): number {
  return Math.max(0, balanceOf(invoice));
}

/** The same as if nothing had been given back. */
export function excessBeforeRefunds(invoice: ChainNode): number {
  return Math.max(0, balanceOf(invoice) + sumRefunded(invoice));
}

function balanceOf(invoice: ChainNode): number {
  const { asked, received } = computeInvoiceAmounts(invoice);
  return received + settledBeside(invoice) - asked;
}

/** What its author received by calling it paid: the avoirs of that day lower it. */
function settledAmount(invoice: ChainNode): number {
  if (invoice.isPaidAtOnce) return invoice.payable;
  const { markedAt } = invoice;
  if (markedAt === null || !isMarkedPaid(invoice)) return 0;
  const isLater = ({ issuedAt }: ChainNode) => (issuedAt ?? 0) > markedAt;
  const lowered = sumCredits(invoice, (avoir) => (isLater(avoir) ? cents(0) : lowersOwn(avoir)));
  return invoice.payable - lowered - sumCents(invoice.setOffs.map(({ amount }) => amount));
}
