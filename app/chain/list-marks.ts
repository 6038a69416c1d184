import type { MarkName } from '#app/data/device/browser-database.ts';
import { requireKind, subtypeOf } from '#documents';
import { isCancelled } from './amounts-due.ts';
import type { ChainNode } from './chain-node.ts';
import { isIssued } from './document-facts.ts';

/** What the author may say of a document: what became of an offer, that an invoice is paid. */
export function listMarks(node: ChainNode): MarkName[] {
  const kind = requireKind(node.draft.kind);
  if (kind.hasValidity)
    return node.status.name === 'invoiced' ? [] : ['sent', 'accepted', 'refused'];
  const { asksPayment } = subtypeOf(kind, node.draft.subtype);
  const isOpen = isIssued(node) && !isCancelled(node);
  const isMarked = node.mark === 'paid';
  return asksPayment && isOpen && (isMarked || node.status.name !== 'paid') ? ['paid'] : [];
}
