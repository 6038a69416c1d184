import { requireKind } from '#documents/kinds/index.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { isCancelled } from './amounts-due.ts';
import type { ChainNode } from './chain-node.ts';
import { isIssued } from './document-summary.ts';
import type { MilestoneName } from './milestone.ts';

/** What the author may say of a document: what became of an offer, that an invoice is paid. */
export function listMilestones(node: ChainNode): MilestoneName[] {
  const kind = requireKind(node.kind);
  if (kind.hasValidity)
    return node.status.name === 'invoiced' ? [] : ['sent', 'accepted', 'refused'];
  const { asksPayment } = subtypeOf(kind, node.subtype);
  const isOpen = isIssued(node) && !isCancelled(node);
  const isSaidPaid = node.milestone === 'paid';
  return asksPayment && isOpen && (isSaidPaid || node.status.name !== 'paid') ? ['paid'] : [];
}
