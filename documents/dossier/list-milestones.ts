import { requireKind } from '#documents/kinds/index.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { isCancelled } from './amounts-due.ts';
import type { ChainNode } from './chain-node.ts';
import { isIssued } from './document-summary.ts';
import type { MilestoneName } from './milestone.ts';

/**
 * What the author may say of a document: that it left, what became of an offer, that an invoice is
 * paid.
 */
export function listMilestones(node: ChainNode): MilestoneName[] {
  const kind = requireKind(node.kind);
  if (kind.hasValidity) return listOfOffer(node);
  if (!isIssued(node) || isCancelled(node)) return [];
  const { asksPayment } = subtypeOf(kind, node.subtype);
  if (!asksPayment) return ['sent'];
  if (node.milestone === 'paid') return ['paid'];
  return node.status.name === 'paid' ? ['sent'] : ['sent', 'paid'];
}

/** One that was answered has left: to say that it is sent would lose the answer. */
function listOfOffer({ status, milestone }: ChainNode): MilestoneName[] {
  if (status.name === 'invoiced') return [];
  const isAnswered = milestone === 'accepted' || milestone === 'refused';
  return isAnswered ? ['accepted', 'refused'] : ['sent', 'accepted', 'refused'];
}
