import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import { computeInvoiceAmounts, isReplaced } from '../amounts-due.ts';
import type { ChainNode, Deduction } from '../chain-node.ts';
import { isIssued, type MoneyTreatment } from '../document-summary.ts';
import {
  creditedBy,
  freeCredit,
  issuedCreditsOf,
  shareOn,
  sumUsed,
  unusedCredit,
} from './credits.ts';
import { isSetElsewhere, isSetOutside } from './set-elsewhere.ts';
import { excessOf, settledBeside } from './settled.ts';
import { sumRefunded } from './standing-payments.ts';
import { takeUpTo } from './take-up-to.ts';

/** What came in beyond what an invoice asks, in cents, and what became of it. */
export type GivenBack = {
  /** Received beside payments and receipts: the invoice says that it was paid, or is marked so. */
  settled: Cents;
  /** Given back according to the avoirs, beside recorded refunds; oldest first. */
  toldRefunds: readonly ToldRefund[];
  /** Received and not given back: no more can be. */
  held: Cents;
  /** Neither given back nor used on other invoices yet; never negative. */
  owedBack: Cents;
  /** Kept for the client’s other invoices by avoirs, and not used yet. */
  onAccount: readonly KeptCredit[];
};

/** Cents that an avoir says were given back on `paidOn`, YYYY-MM-DD. */
export type ToldRefund = Deduction & { avoir: ChainNode };

export type KeptCredit = { avoir: ChainNode; amount: Cents };

export function computeGivenBack(invoice: ChainNode): GivenBack {
  const { received } = computeInvoiceAmounts(invoice);
  const settled = settledBeside(invoice);
  const excess = excessOf(invoice);
  const kept = takeUpTo(listKeptCredits(invoice), excess);
  const free = excess - sumAmounts(kept);
  const toldRefunds = takeUpTo(listToldRefunds(invoice), free);
  const gone = sumAmounts(toldRefunds) + sumUsed(invoice);
  const held = cents(Math.max(0, received + settled - gone));
  const onAccount = kept.filter(({ avoir }) => !isSetOutside(avoir));
  return { settled, toldRefunds, held, owedBack: cents(free - gone), onAccount };
}

/**
 * The amount to give back on a document, in cents; 0 on an unissued or replaced one. An avoir gives
 * back on its invoice, where that is among these documents.
 */
export function owedBackAmount(node: ChainNode): Cents {
  if (!isIssued(node) || isReplaced(node)) return cents(0);
  if (isRefundAlone(node)) return node.treatment.date ? cents(0) : freeCredit(node);
  return node.asksPayment ? computeGivenBack(node).owedBack : cents(0);
}

/** An avoir to be paid back, whose invoice is not among these documents. */
export function isRefundAlone(node: ChainNode): node is RefundAlone {
  return node.treatment?.kind === 'refund' && creditedBy(node).length === 0;
}

type RefundAlone = ChainNode & { treatment: Extract<MoneyTreatment, { kind: 'refund' }> };

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

/** Avoirs that stay with the client’s other invoices: no money goes back. */
export function listKeptCredits(invoice: ChainNode): KeptCredit[] {
  return issuedCreditsOf(invoice)
    .filter((avoir) => avoir.treatment?.kind === 'on-account' || isSetElsewhere(avoir))
    .map((avoir) => ({ avoir, amount: shareOn(invoice, avoir, unusedCredit(avoir)) }));
}

function sumAmounts(parts: readonly { amount: Cents }[]): Cents {
  return sumCents(parts.map(({ amount }) => amount));
}
