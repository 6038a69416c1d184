import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import { computeInvoiceAmounts } from './amounts-due.ts';
import type { ChainNode } from './chain-node.ts';
import { isIssued } from './document-summary.ts';
import {
  depositsOf,
  keptOfPart,
  situationsOf,
  wholeInvoiceOf,
  wholeInvoicesOf,
} from './follow-ups/invoiced-quote.ts';
import { isReferenceTo } from './infer-relation.ts';
import { givenBackOf, issuedCreditsOf, shareOn, worthOf } from './payments/credits.ts';
import { owedBackAmount } from './payments/given-back.ts';

/** A mistake that only the author can correct, such as one that two devices made together. */
export type Concern =
  | {
      name: 'owed-back';
      node: ChainNode;
      /** Cents of its currency. */
      amount: Cents;
      /** An avoir lowered the invoice: its payments are right. */
      isCredited: boolean;
    }
  | {
      /** An issued document of this device alone: another one of the account bears its number. */
      name: 'number-taken';
      node: ChainNode;
    }
  | {
      name: 'invoiced-twice';
      node: ChainNode;
      /** Oldest first, issued or not. */
      invoices: readonly ChainNode[];
    }
  | {
      /** A balance deducts what an avoir took back from its deposit. */
      name: 'deposit-given-back';
      node: ChainNode;
      deposit: ChainNode;
      avoir: ChainNode;
      /** Cents that nobody is asked for. */
      amount: Cents;
    }
  | {
      /** Avoirs give back more than their invoice billed (CGI 272, 1; 289, I-5). */
      name: 'credited-beyond';
      node: ChainNode;
      /** Issued, oldest first. */
      avoirs: readonly ChainNode[];
      /** Cents beyond the invoice, in its currency. */
      amount: Cents;
    };

/** `refusedIds`: the documents that an account refuses, since their number is taken there. */
export function listConcerns(
  nodes: Iterable<ChainNode>,
  refusedIds: ReadonlySet<string> = NONE,
): Concern[] {
  const all = [...nodes];
  return all.flatMap((node) => [
    ...findNumberTaken(node, refusedIds),
    ...findCreditedBeyond(node),
    ...findOwedBack(node),
    ...findInvoicedTwice(node),
    ...findDepositsGivenBack(node),
  ]);
}

function findNumberTaken(node: ChainNode, refusedIds: ReadonlySet<string>): Concern[] {
  return isIssued(node) && refusedIds.has(node.id) ? [{ name: 'number-taken', node }] : [];
}

function findCreditedBeyond(node: ChainNode): Concern[] {
  if (!node.asksPayment || node.amount === null) return [];
  const avoirs = issuedCreditsOf(node);
  const credited = sumCents(avoirs.map((avoir) => shareOn(node, avoir, worthOf(avoir))));
  const amount = cents(credited - node.amount);
  return amount > 0 ? [{ name: 'credited-beyond', node, avoirs, amount }] : [];
}

function findOwedBack(node: ChainNode): Concern[] {
  const amount = owedBackAmount(node);
  if (amount === 0) return [];
  const isCredited = node.treatment !== null || computeInvoiceAmounts(node).credited > 0;
  return [{ name: 'owed-back', node, amount, isCredited }];
}

function findInvoicedTwice(node: ChainNode): Concern[] {
  if (node.kind !== 'devis') return [];
  const wholes = wholeInvoicesOf(node);
  const situations = situationsOf(node);
  const deposits = depositsOf(node).filter(
    (deposit) => ![...wholes, ...situations].some((one) => namesDeposit(one, deposit)),
  );
  // Situations of one rank were made apart, as any beside an invoice of the whole.
  const twins = wholes.every(({ situation }) => situation !== null)
    ? situations.filter((one) => situations.some((other) => isTwin(one, other)))
    : situations;
  const deposited = sumCents(deposits.map(keptOfPart));
  const isTold = wholes.length > 0 || twins.length > 0 || deposited > worthOf(node);
  const invoices = isTold ? [...new Set([...deposits, ...twins, ...wholes])] : [];
  return invoices.length > 1 ? [{ name: 'invoiced-twice', node, invoices }] : [];
}

function isTwin(one: ChainNode, other: ChainNode): boolean {
  return one !== other && one.situation?.rank === other.situation?.rank;
}

/** As what precedes a balance, or as what a situation deducts; either may replace the invoice. */
function namesDeposit(balance: ChainNode, deposit: ChainNode): boolean {
  const deposits = [...listReplaced(deposit)];
  const named = [...listReplaced(balance)].flatMap(({ names, situation }) =>
    situation ? names.deducted : names.preceding,
  );
  return named.some((reference) => deposits.some((one) => isReferenceTo(reference, one)));
}

/** An invoice with those that it replaces, one after the other. */
function listReplaced(invoice: ChainNode, seen = new Set<ChainNode>()): ReadonlySet<ChainNode> {
  if (seen.has(invoice)) return seen;
  seen.add(invoice);
  for (const { relation, node } of invoice.origins)
    if (relation === 'replacement' && node) listReplaced(node, seen);
  return seen;
}

function findDepositsGivenBack(quote: ChainNode): Concern[] {
  if (quote.kind !== 'devis') return [];
  const balance = wholeInvoiceOf(quote);
  if (!balance || !isIssued(balance)) return [];
  return depositsOf(quote).flatMap((deposit): Concern[] => {
    const avoir = issuedCreditsOf(deposit).find(({ isRebate }) => !isRebate);
    const told = balance.names.deducted.find(({ number }) => number === deposit.number);
    if (!avoir || !told) return [];
    const amount = told.amount + givenBackOf(deposit) - worthOf(deposit);
    return amount > 0
      ? [{ name: 'deposit-given-back', node: balance, deposit, avoir, amount: cents(amount) }]
      : [];
  });
}

const NONE: ReadonlySet<string> = new Set();
