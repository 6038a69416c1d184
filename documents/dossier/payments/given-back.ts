import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import { computeInvoiceAmounts, isReplaced } from '../amounts-due.ts';
import type { ChainNode, Deduction } from '../chain-node.ts';
import { isIssued, type MoneyTreatment } from '../document-summary.ts';
import { creditedBy, freeCredit, sumUsed } from './credits.ts';
import { type ExcessKind, type ExcessPart, listExcess } from './list-excess.ts';
import { settledBeside } from './settled.ts';

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
type ToldRefund = Deduction & { avoir: ChainNode };

type KeptCredit = { avoir: ChainNode; amount: Cents };

export function computeGivenBack(invoice: ChainNode): GivenBack {
  const { received } = computeInvoiceAmounts(invoice);
  const settled = settledBeside(invoice);
  const parts = listExcess(invoice);
  const toldRefunds = parts.flatMap(({ kind, avoir, left: amount }): ToldRefund[] => {
    const day = avoir?.treatment?.kind === 'refund' && avoir.treatment.date;
    return kind === 'told' && avoir && day && amount > 0 ? [{ avoir, paidOn: day, amount }] : [];
  });
  const used = sumUsed(invoice);
  const held = cents(Math.max(0, received + settled - sumLeft(parts, 'told') - used));
  const owedBack = cents(sumLeft(parts, 'refund', 'overpaid') - used);
  const onAccount = parts.flatMap(({ kind, avoir, left: amount }): KeptCredit[] =>
    kind === 'kept' && avoir ? [{ avoir, amount }] : [],
  );
  return { settled, toldRefunds, held, owedBack, onAccount };
}

/** What was paid beyond an invoice, less refunds, and is not used on another one yet, in cents. */
export function overpaidAmount(invoice: ChainNode): Cents {
  if (!isIssued(invoice) || isReplaced(invoice)) return cents(0);
  return cents(sumLeft(listExcess(invoice), 'overpaid') - sumUsed(invoice));
}

function sumLeft(parts: readonly ExcessPart[], ...kinds: readonly ExcessKind[]): Cents {
  return sumCents(parts.filter(({ kind }) => kinds.includes(kind)).map(({ left }) => left));
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
