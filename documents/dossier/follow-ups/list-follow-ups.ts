import {
  computeInvoiceAmounts,
  depositsOf,
  isReplaced,
  leftToInvoice,
  listUnreceipted,
  wholeInvoiceOf,
} from '#documents/dossier/amounts-due.ts';
import { type ChainNode, followersOf, originOf } from '#documents/dossier/chain-node.ts';
import { isIssued } from '#documents/dossier/document-summary.ts';
import { isCancelled } from '#documents/dossier/payments/credits.ts';
import { requireKind } from '#documents/kinds/index.ts';
import { subtractRates } from '#documents/law/rules/credit/rate-amounts.ts';
import { type FollowUp, subtypeOf } from '#documents/model/kind.ts';

/** A follow-up and the document it is made from: after a deposit, that is the quote. */
export type Offer = { followUp: FollowUp; source: ChainNode };

/** The possible follow-ups of a document, most usual first. */
export function listFollowUps(node: ChainNode): Offer[] {
  const { followUps } = subtypeOf(requireKind(node.kind), node.subtype);
  const own = followUps
    .filter((followUp) => isOpen(followUp, node))
    .map((followUp) => ({ followUp, source: node }));
  const quote = originOf(node, 'deposit');
  const [first, ...others] = own;
  return quote ? [...(first ? [first] : []), ...listFollowUps(quote), ...others] : own;
}

function isOpen(followUp: FollowUp, node: ChainNode): boolean {
  switch (followUp) {
    case 'invoice':
      return isToInvoice(node) && wholeInvoiceOf(node) === null;
    case 'deposit':
      return leftToInvoice(node) > 0;
    case 'final':
      return depositsOf(node).length > 0 && wholeInvoiceOf(node) === null;
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
  return hasRent ? node.rates.length > 0 : depositsOf(node).length === 0;
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
