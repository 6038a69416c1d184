import { type Cents, cents } from '#documents/money/amounts.ts';
import { isReplaced } from '../amounts-due.ts';
import type { ChainNode } from '../chain-node.ts';
import { isIssued } from '../document-summary.ts';
import { creditedBy, sumUsed, unusedCredit } from './credits.ts';
import { isRefundAlone } from './given-back.ts';
import { listExcess } from './list-excess.ts';
import { byIssue } from './lower-invoice.ts';
import { keepsForNext } from './on-account.ts';
import { sumRefunded } from './standing-payments.ts';

/** What a client is owed on a document, in cents of its currency. */
export type OwedCredit = {
  /** The avoir, or the invoice of which too much was received. */
  document: ChainNode;
  cause: CreditCause;
  /** `used` on other invoices, `paidBack`, and `left` to be either; none is negative. */
  amount: Cents;
  used: Cents;
  paidBack: Cents;
  left: Cents;
  /** The documents that what is left is to be paid back on. */
  held: readonly HeldCredit[];
};

/** « deposit »: an avoir that gives back a deposit. */
export type CreditCause = 'avoir' | 'overpayment' | 'deposit';

export type HeldCredit = { document: ChainNode; amount: Cents };

/**
 * Every credit of every client, oldest document first, settled ones included: `amount` is `used` +
 * `paidBack` + `left`. The sum of `left` is that of `owedBackAmount` and `onAccountAmount`. An
 * avoir that lowers its own unpaid invoice, or an invoice elsewhere, is owed to nobody.
 */
export function computeCredits(nodes: Iterable<ChainNode>): OwedCredit[] {
  const credits = new Map<ChainNode, OwedCredit>();
  for (const part of [...nodes].filter(isIssued).flatMap(listParts)) {
    const known = credits.get(part.document);
    credits.set(part.document, known ? join(known, part) : part);
  }
  return [...credits.values()]
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => byIssue(a.document, b.document));
}

function listParts(node: ChainNode): OwedCredit[] {
  if (node.asksPayment) return listHeld(node);
  if (node.treatment === null) return [];
  const used = { ...NOTHING, document: node, cause: causeOf(node) };
  const uses = [{ ...used, amount: sumUsed(node), used: sumUsed(node) }];
  return creditedBy(node).length === 0 ? [...uses, ...listAlone(node)] : uses;
}

/** An avoir whose invoice is not among these documents. */
function listAlone(avoir: ChainNode): OwedCredit[] {
  const isTold = isRefundAlone(avoir) && Boolean(avoir.treatment.date);
  if (!isRefundAlone(avoir) && !keepsForNext(avoir)) return [];
  const amount = unusedCredit(avoir);
  const paidBack = isTold ? amount : cents(Math.min(amount, sumRefunded(avoir)));
  const part = { ...NOTHING, document: avoir, cause: causeOf(avoir), amount, paidBack };
  return [holdRest(part, avoir)];
}

/** What was received beyond an invoice, by the avoirs and payments that made it so. */
function listHeld(invoice: ChainNode): OwedCredit[] {
  return listExcess(invoice)
    .filter(({ kind }) => kind === 'kept' || (kind !== 'outside' && !isReplaced(invoice)))
    .map(({ kind, avoir, amount, left }) => {
      const paidBack = kind === 'told' ? amount : cents(amount - left);
      const part = avoir
        ? { document: avoir, cause: causeOf(avoir), used: cents(0) }
        : { document: invoice, cause: 'overpayment' as const, used: sumUsed(invoice) };
      return holdRest({ ...part, amount, paidBack }, invoice);
    });
}

function holdRest(part: Omit<OwedCredit, 'left' | 'held'>, holder: ChainNode): OwedCredit {
  const left = cents(part.amount - part.used - part.paidBack);
  return { ...part, left, held: left > 0 ? [{ document: holder, amount: left }] : [] };
}

function causeOf(avoir: ChainNode): CreditCause {
  return creditedBy(avoir).some(({ subtype }) => subtype === 'deposit') ? 'deposit' : 'avoir';
}

function join(one: OwedCredit, other: OwedCredit): OwedCredit {
  return {
    ...one,
    amount: cents(one.amount + other.amount),
    used: cents(one.used + other.used),
    paidBack: cents(one.paidBack + other.paidBack),
    left: cents(one.left + other.left),
    held: [...one.held, ...other.held],
  };
}

const NOTHING = {
  ...{ amount: cents(0), used: cents(0), paidBack: cents(0), left: cents(0) },
  held: [],
};
