import type { ChainNode } from '../chain-node.ts';
import { textKey } from '../names/party-key.ts';

/** Whether one can be set against the other: same seller, client and currency. */
export function isSameClient(one: ChainNode, other: ChainNode): boolean {
  if (one.sellerKey !== other.sellerKey || one.currency !== other.currency) return false;
  if (one.clientId && other.clientId) return one.clientId === other.clientId;
  return textKey(one.buyerName) === textKey(other.buyerName);
}
