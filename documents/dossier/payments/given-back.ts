import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import { computeInvoiceAmounts, isReplaced } from '../amounts-due.ts';
import type { ChainNode, Deduction, SetOff } from '../chain-node.ts';
import { isIssued } from '../document-summary.ts';
import { issuedCreditsOf, shareOn, unusedCredit } from './credits.ts';
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
  /** Not given back yet; never negative. */
  owedBack: Cents;
  /** Kept for the client’s other invoices by avoirs, and not used yet. */
  onAccount: readonly SetOff[];
};

/** Cents that an avoir says were given back on `paidOn`, YYYY-MM-DD. */
export type ToldRefund = Deduction & { avoir: ChainNode };

export function computeGivenBack(invoice: ChainNode): GivenBack {
  const { received } = computeInvoiceAmounts(invoice);
  const settled = settledBeside(invoice);
  const excess = excessOf(invoice);
  const kept = takeUpTo(listKept(invoice), excess);
  const free = excess - sumAmounts(kept);
  const toldRefunds = takeUpTo(listToldRefunds(invoice), free);
  const told = sumAmounts(toldRefunds);
  const held = cents(Math.max(0, received + settled - told));
  const onAccount = kept.filter(({ avoir }) => !isSetOutside(avoir));
  return { settled, toldRefunds, held, owedBack: cents(free - told), onAccount };
}

/** The amount to give back on a document, in cents; 0 on an unissued or replaced one. */
export function owedBackAmount(node: ChainNode): Cents {
  if (!node.asksPayment || !isIssued(node) || isReplaced(node)) return cents(0);
  return computeGivenBack(node).owedBack;
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

/** Avoirs that stay with the client’s other invoices: no money goes back. */
function listKept(invoice: ChainNode): SetOff[] {
  return issuedCreditsOf(invoice)
    .filter((avoir) => avoir.treatment?.kind === 'on-account' || isSetElsewhere(avoir))
    .map((avoir) => ({ avoir, amount: shareOn(invoice, avoir, unusedCredit(avoir)) }));
}

function sumAmounts(parts: readonly { amount: Cents }[]): Cents {
  return sumCents(parts.map(({ amount }) => amount));
}
