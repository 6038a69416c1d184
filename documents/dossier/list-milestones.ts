import { requireKind } from '#documents/kinds/index.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import type { ChainNode, StatusName } from './chain-node.ts';
import { isIssued } from './document-summary.ts';
import type { MilestoneName } from './milestone.ts';

/**
 * The milestones an author may set: sent, the answer to an offer, the payment of an invoice on
 * which something is due.
 */
export function listMilestones(node: ChainNode): MilestoneName[] {
  const kind = requireKind(node.kind);
  if (kind.hasValidity) return listOfOffer(node);
  if (!isIssued(node) || node.status.name === 'cancelled') return [];
  const { asksPayment } = subtypeOf(kind, node.subtype);
  if (!asksPayment) return ['sent'];
  if (node.milestone === 'paid') return ['paid'];
  return NOTHING_DUE.has(node.status.name) ? ['sent'] : ['sent', 'paid'];
}

/** After an answer, « sent » is no longer offered: it would erase the answer. */
function listOfOffer({ status, milestone }: ChainNode): MilestoneName[] {
  if (status.name === 'invoiced') return [];
  const isAnswered = milestone === 'accepted' || milestone === 'refused';
  return isAnswered ? ['accepted', 'refused'] : ['sent', 'accepted', 'refused'];
}

const NOTHING_DUE: ReadonlySet<StatusName> = new Set(['paid', 'replaced']);
