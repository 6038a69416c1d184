import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import { computeInvoiceAmounts, isReplaced } from '../amounts-due.ts';
import type { ChainNode } from '../chain-node.ts';
import { isIssued } from '../document-summary.ts';
import {
  creditedBy,
  issuedCreditsOf,
  lowersOwn,
  shareOn,
  sumUsed,
  unusedCredit,
} from './credits.ts';
import { computeGivenBack, isRefundAlone, listKeptCredits } from './given-back.ts';
import { byIssue } from './lower-invoice.ts';
import { keepsForNext } from './on-account.ts';
import { isSetElsewhere, isSetOutside } from './set-elsewhere.ts';
import { excessOf } from './settled.ts';
import { sumRefunded } from './standing-payments.ts';
import { takeUpTo } from './take-up-to.ts';

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
  const part = openPart(avoir, avoir, amount);
  settle([part], isTold ? amount : sumRefunded(avoir), 'paidBack');
  return [closePart(part, avoir)];
}

/** What was received beyond an invoice, by the avoirs and payments that made it so. */
function listHeld(invoice: ChainNode): OwedCredit[] {
  const { asked, received } = computeInvoiceAmounts(invoice);
  const { settled, owedBack } = computeGivenBack(invoice);
  const whole = Math.max(0, received + sumRefunded(invoice) + settled - asked);
  const [gross, net] = [whole, excessOf(invoice)].map((most) =>
    takeUpTo(listKeptCredits(invoice), most),
  );
  const kept = (gross ?? []).map(({ avoir, amount }) => {
    const left = net?.find((one) => one.avoir === avoir)?.amount ?? cents(0);
    const part = openPart(avoir, invoice, amount);
    settle([part], amount - left, 'paidBack');
    return part;
  });
  const free = whole - sumCents((gross ?? []).map(({ amount }) => amount));
  const parts = isReplaced(invoice) ? [] : listFree(invoice, free);
  settle(parts.toReversed(), sumUsed(invoice), 'used');
  settle(parts, free - owedBack - sumUsed(invoice), 'paidBack');
  return [...kept, ...parts]
    .filter(({ document }) => !isSetOutside(document))
    .map((part) => closePart(part, invoice));
}

/** Avoirs that send money back, those that tell its day first, then what was paid in excess. */
function listFree(invoice: ChainNode, free: number): OpenPart[] {
  const told = ({ treatment }: ChainNode) =>
    treatment?.kind === 'refund' && treatment.date ? 0 : 1;
  const avoirs = issuedCreditsOf(invoice)
    .filter((avoir) => avoir.treatment?.kind !== 'on-account' && !isSetElsewhere(avoir))
    .sort((a, b) => told(a) - told(b))
    .map((avoir) => ({ avoir, amount: shareOn(invoice, avoir, lowersOwn(avoir)) }));
  const parts = takeUpTo(avoirs, free).map(({ avoir, amount }) => openPart(avoir, invoice, amount));
  const rest = free - sumCents(parts.map(({ amount }) => amount));
  return rest > 0 ? [...parts, openPart(invoice, invoice, cents(rest))] : parts;
}

/** A credit while its parts are told: `left` falls by what is settled. */
type OpenPart = { -readonly [Key in keyof Omit<OwedCredit, 'held'>]: OwedCredit[Key] };

function openPart(document: ChainNode, holder: ChainNode, amount: Cents): OpenPart {
  const cause = document === holder && holder.asksPayment ? 'overpayment' : causeOf(document);
  return { ...NOTHING, document, cause, amount, left: amount };
}

function settle(parts: readonly OpenPart[], amount: number, by: 'used' | 'paidBack'): void {
  let rest = amount;
  for (const part of parts) {
    const taken = Math.max(0, Math.min(part.left, rest));
    part[by] = cents(part[by] + taken);
    part.left = cents(part.left - taken);
    rest -= taken;
  }
}

function closePart(part: OpenPart, holder: ChainNode): OwedCredit {
  return { ...part, held: part.left > 0 ? [{ document: holder, amount: part.left }] : [] };
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
