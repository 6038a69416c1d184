import {
  computeInvoiceAmounts,
  isReplaced,
  listUnreceipted,
} from '#documents/dossier/amounts-due.ts';
import { type ChainNode, followersOf, originOf } from '#documents/dossier/chain-node.ts';
import { isIssued } from '#documents/dossier/document-summary.ts';
import { isCancelled } from '#documents/dossier/payments/credits.ts';
import { requireKind } from '#documents/kinds/index.ts';
import { subtractRates } from '#documents/law/rules/credit/rate-amounts.ts';
import { type FollowUp, subtypeOf } from '#documents/model/kind.ts';
import {
  depositsOf,
  leftToInvoice,
  quoteInvoicing,
  situationsOf,
  wholeInvoiceOf,
  wholeInvoicesOf,
} from './invoiced-quote.ts';

/** A follow-up and the document it is made from: after a part of a quote, that is the quote. */
export type Offer = { followUp: FollowUp; source: ChainNode };

/** The possible follow-ups of a document, most usual first. */
export function listFollowUps(node: ChainNode): Offer[] {
  const { followUps } = subtypeOf(requireKind(node.kind), node.subtype);
  const own = followUps
    .filter((followUp) => isOpen(followUp, node))
    .map((followUp) => ({ followUp, source: node }));
  const quote = originOf(node, 'deposit', 'situation');
  const [first, ...others] = own;
  return quote ? [...(first ? [first] : []), ...listFollowUps(quote), ...others] : own;
}

function isOpen(followUp: FollowUp, node: ChainNode): boolean {
  switch (followUp) {
    case 'invoice':
      return isToInvoice(node) && wholeInvoiceOf(node) === null;
    case 'deposit':
      return !isInStages(node) && leftToInvoice(node) > 0;
    case 'situation':
      return isReadyForStage(node) && wholeInvoiceOf(node) === null;
    case 'final':
      return depositsOf(node).length > 0 && !isInStages(node) && wholeInvoiceOf(node) === null;
    case 'amendment':
      return isAgreed(node) && mayGrow(node);
    case 'receipt':
      return isIssued(node) && isUnreceipted(node);
    case 'credit':
      return isIssued(node) && !isCancelled(node) && !isReplaced(node) && hasRemaining(node);
    case 'correction':
      return isIssued(node) && !isCancelled(node) && followersOf(node, 'replacement').length === 0;
    case 'next-month':
      return true;
  }
}

/** What is left of a replaced invoice is asked for by the other one. */
function isUnreceipted(invoice: ChainNode): boolean {
  const isAsked = !isReplaced(invoice) && computeInvoiceAmounts(invoice).unreceipted > 0;
  return isAsked || listUnreceipted(invoice).length > 0;
}

function isToInvoice(node: ChainNode): boolean {
  const { hasRent } = requireKind(node.kind);
  if (hasRent) return node.rates.length > 0;
  return depositsOf(node).length === 0 && !isInStages(node);
}

function isAgreed(quote: ChainNode): boolean {
  return isIssued(quote) || quote.milestone === 'accepted';
}

/** Works may go on after their balance; an invoice of the whole ends a quote. */
function mayGrow(quote: ChainNode): boolean {
  return wholeInvoicesOf(quote).every(({ situation }) => situation !== null);
}

/** Its situations invoice it, or those of the quote that it amends. */
function isInStages(node: ChainNode): boolean {
  return situationsOf(node).length > 0 || quoteInvoicing(node) !== null;
}

/** A situation takes its number after the one before, and deducts deposits by their numbers. */
function isReadyForStage(node: ChainNode): boolean {
  if (quoteInvoicing(node) !== null || !depositsOf(node).every(isIssued)) return false;
  const situations = situationsOf(node);
  return situations.length > 0 ? situations.every(isIssued) : leftToInvoice(node) > 0;
}

/** The avoirs on an invoice, issued or not: together they never give back more than its amount. */
export function creditsOf(invoice: ChainNode): ChainNode[] {
  return followersOf(invoice, 'credit');
}

function hasRemaining(invoice: ChainNode): boolean {
  const givenBack = creditsOf(invoice).flatMap(({ rates }) => rates);
  return subtractRates(invoice.rates, givenBack).some(
    ({ taxableAmount, vatAmount }) => taxableAmount !== 0 || vatAmount !== 0,
  );
}
