import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import { outstandingAmount } from '../amounts-due.ts';
import type { ChainNode } from '../chain-node.ts';
import type { DocumentLink } from '../document-link.ts';
import { computeCredits, type OwedCredit } from './compute-credits.ts';
import type { Payment } from './payment.ts';
import { isSameClient } from './same-client.ts';
import { takeUpTo } from './take-up-to.ts';

/** What its client is still owed and an invoice may be lowered by, oldest first. */
export function listUsable(nodes: Iterable<ChainNode>, invoice: ChainNode): OwedCredit[] {
  return computeCredits(nodes).filter(
    ({ document, left }) =>
      left > 0 && document.id !== invoice.id && isSameClient(document, invoice),
  );
}

/** The unpaid invoices that a credit may be set against, the first to be paid first. */
export function listPayable(nodes: Iterable<ChainNode>, { document }: OwedCredit): ChainNode[] {
  return [...nodes]
    .filter(
      (node) =>
        node.id !== document.id && outstandingAmount(node) > 0 && isSameClient(node, document),
    )
    .sort(
      (a, b) =>
        (a.dueDate || NEVER).localeCompare(b.dueDate || NEVER) ||
        a.issueDate.localeCompare(b.issueDate),
    );
}

/**
 * The link that sets `amount` cents more of a credit against an invoice; `now` is in milliseconds.
 * Documents that are linked already keep their relation.
 */
export function setAgainst(
  { document }: Pick<OwedCredit, 'document'>,
  invoice: ChainNode,
  { amount, now }: { amount: Cents; now: number },
): DocumentLink {
  const key = `${document.id}/${invoice.id}`;
  const used = invoice.setOffs.filter(({ link }) => link?.key === key);
  const setOff = cents(amount + sumCents(used.map((one) => one.amount)));
  const known = document.followers.find(({ id }) => id === invoice.id);
  const { relation = 'set-off', linkedAt = now, paymentId = null } = known ?? {};
  return {
    ...{ key, from: document.id, to: invoice.id, relation, createdAt: linkedAt, setOff },
    ...(paymentId !== null && { paymentId }),
  };
}

/** The link as it is once nothing is set off by it; null when nothing else made it. */
export function withoutSetOff({ setOff: _, ...link }: DocumentLink): DocumentLink | null {
  return link.relation === 'set-off' ? null : link;
}

/**
 * The refunds that pay back `amount` cents of a credit, one for each document that holds a part.
 * `ids` gives the id of each.
 */
export function payBack(
  { held }: Pick<OwedCredit, 'held'>,
  {
    amount,
    newId,
    ...paid
  }: Pick<Payment, 'paidOn' | 'means'> & { amount: Cents; newId: () => string },
): Payment[] {
  return takeUpTo(held, amount).map((part) => ({
    ...{ id: newId(), documentId: part.document.id, amount: cents(-part.amount) },
    ...{ ...paid, note: '', corrects: null },
  }));
}

const NEVER = '9999-12-31';
