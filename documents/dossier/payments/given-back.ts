import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import {
  computeInvoiceAmounts,
  isMarkedPaid,
  isReplaced,
  issuedCreditsOf,
} from '../amounts-due.ts';
import type { ChainNode, Deduction } from '../chain-node.ts';
import { isIssued } from '../document-summary.ts';
import { sumRefunded } from './standing-payments.ts';

/** What came in beyond what an invoice asks, in cents, and what became of it. */
export type GivenBack = {
  /** Received beside payments and receipts: the invoice says that it was paid, or is marked so. */
  settled: Cents;
  /** Given back according to the avoirs, beside recorded refunds; oldest first. */
  toldRefunds: readonly ToldRefund[];
  /** Received and not given back: no more can be. */
  held: Cents;
  /** Not given back yet; never negative. */
  owedBack: Cents;
};

/** Cents that an avoir says were given back on `paidOn`, YYYY-MM-DD. */
export type ToldRefund = Deduction & { avoir: ChainNode };

export function computeGivenBack(invoice: ChainNode): GivenBack {
  const { credited, received } = computeInvoiceAmounts(invoice);
  const cameIn = received + sumRefunded(invoice);
  const settled = cents(Math.max(0, settledAmount(invoice) - cameIn));
  const asked = invoice.payable - credited;
  const excess = Math.max(0, received + settled - asked - sumSetElsewhere(invoice));
  const toldRefunds = takeUpTo(listToldRefunds(invoice), excess);
  const told = sumCents(toldRefunds.map(({ amount }) => amount));
  const held = cents(Math.max(0, received + settled - told));
  return { settled, toldRefunds, held, owedBack: cents(excess - told) };
}

/** The amount to give back on a document, in cents; 0 on an unissued or replaced one. */
export function owedBackAmount(node: ChainNode): Cents {
  if (!node.asksPayment || !isIssued(node) || isReplaced(node)) return cents(0);
  return computeGivenBack(node).owedBack;
}

/** What its author received by calling it paid: an avoir made before lowers it. */
function settledAmount(invoice: ChainNode): number {
  if (invoice.isPaidAtOnce) return invoice.payable;
  const { markedAt } = invoice;
  if (markedAt === null || !isMarkedPaid(invoice)) return 0;
  const before = issuedCreditsOf(invoice).filter(({ issuedAt }) => (issuedAt ?? 0) <= markedAt);
  return invoice.payable - sumCents(before.map(({ amount }) => amount ?? cents(0)));
}

function listToldRefunds(invoice: ChainNode): ToldRefund[] {
  let recorded: number = sumRefunded(invoice);
  return issuedCreditsOf(invoice)
    .flatMap((avoir): ToldRefund[] => {
      const { treatment, amount } = avoir;
      if (treatment?.kind !== 'refund' || !treatment.date || amount === null) return [];
      return [{ avoir, paidOn: treatment.date, amount }];
    })
    .sort((a, b) => a.paidOn.localeCompare(b.paidOn))
    .map(({ amount, ...told }) => {
      const covered = Math.min(recorded, amount);
      recorded -= covered;
      return { ...told, amount: cents(amount - covered) };
    });
}

/** The part of avoirs that stays with the client’s other invoices: no money goes back. */
function sumSetElsewhere(invoice: ChainNode): Cents {
  const elsewhere = issuedCreditsOf(invoice).filter(
    ({ treatment }) =>
      treatment?.kind === 'on-account' ||
      (treatment?.kind === 'offset' && !['', invoice.number].includes(treatment.invoice ?? '')),
  );
  return sumCents(elsewhere.map(({ amount }) => amount ?? cents(0)));
}

function takeUpTo(refunds: readonly ToldRefund[], most: number): ToldRefund[] {
  let left = most;
  return refunds.flatMap(({ amount, ...told }) => {
    const taken = Math.min(amount, left);
    left -= taken;
    return taken > 0 ? [{ ...told, amount: cents(taken) }] : [];
  });
}
