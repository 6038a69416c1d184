import type { ChainNode } from '../chain-node.ts';
import { textKey } from '../names/party-key.ts';

/** Whether one can be set against the other: same seller, client and currency. */
export function isSameClient(one: ChainNode, other: ChainNode): boolean {
  if (one.soldBy !== other.soldBy || one.currency !== other.currency) return false;
  if (one.clientId && other.clientId) return one.clientId === other.clientId;
  // Two clients of one name have each its SIREN.
  if (isSirenKey(one) && isSirenKey(other)) return one.buyerKey === other.buyerKey;
  return textKey(one.buyerName) === textKey(other.buyerName);
}

function isSirenKey({ buyerKey }: ChainNode): boolean {
  return /^\d{9}$/.test(buyerKey);
}
