import { cents } from '#documents/money/amounts.ts';
import { computeInvoiceAmounts, correctiveOf } from '../amounts-due.ts';
import type { ChainNode } from '../chain-node.ts';
import type { DocumentLink } from '../document-link.ts';
import { isIssued } from '../document-summary.ts';
import { isSameClient } from './same-client.ts';

/** Lowers an invoice by what its client is owed on `source`, up to what is left to pay. */
export function lowerBy(
  { source, left }: { source: ChainNode; left: number },
  invoice: ChainNode,
  { at, link }: { at: number; link: DocumentLink | null },
): void {
  const isPayable =
    source !== invoice && isIssued(invoice) && invoice.asksPayment && isSameClient(source, invoice);
  const amount = cents(Math.min(left, isPayable ? roomOn(invoice, at) : 0));
  source.usedOn = [...source.usedOn, { invoice, amount }];
  if (amount > 0) invoice.setOffs = [...invoice.setOffs, { source, amount, link }];
}

/** What is left to pay on an invoice; nothing once its author has called it paid. */
function roomOn(invoice: ChainNode, at: number): number {
  const { isPaidAtOnce, milestone, markedAt } = invoice;
  if (isPaidAtOnce || (milestone === 'paid' && at > (markedAt ?? 0))) return 0;
  const { asked, received, told } = computeInvoiceAmounts(invoice);
  // A balance that tells that its deposit was paid does not say by what.
  return Math.max(0, asked - received + told);
}

export type SetOffLink = {
  node: ChainNode;
  /** Milliseconds; without an end where the link does not say when the credit was set off. */
  at: number;
  /** Cents; without an end where the author named no amount. */
  most: number;
  link: DocumentLink;
};

/** The invoices that the author uses a credit on, in the order in which that was said. */
export function listSetOffLinks({ id: from, followers }: ChainNode): SetOffLink[] {
  return followers.flatMap(({ node, id: to, relation, setOff, linkedAt, paymentId }) => {
    if (node === null || (relation !== 'set-off' && setOff === null)) return [];
    const link: DocumentLink = {
      ...{ key: `${from}/${to}`, from, to, relation, createdAt: linkedAt },
      ...(paymentId !== null && { paymentId }),
      ...(setOff !== null && { setOff }),
    };
    const at = relation === 'set-off' ? linkedAt : Infinity;
    return [{ node, at, most: setOff ?? Infinity, link }];
  });
}

/** Links that come from elsewhere may go round in circles. */
export function standingFor(invoice: ChainNode, seen = new Set<ChainNode>()): ChainNode {
  const corrective = correctiveOf(invoice);
  if (!corrective || seen.has(invoice)) return invoice;
  return standingFor(corrective, seen.add(invoice));
}

export function byIssue(a: ChainNode, b: ChainNode): number {
  return (
    a.issueDate.localeCompare(b.issueDate) ||
    (a.issuedAt ?? 0) - (b.issuedAt ?? 0) ||
    (a.id < b.id ? -1 : 1)
  );
}
