import type { ChainNode } from '#documents/dossier/chain-node.ts';
import { textKey } from '#documents/dossier/names/party-key.ts';
import { pushTo } from './push-to.ts';

/** Names the client of a document, apart from those of other sellers. */
export type ClientOf = (node: Parties) => string;

type Parties = Pick<ChainNode, 'sellerKey' | 'buyerKey' | 'buyerName'>;

/** Tells clients apart by SIREN; a name without one is the only SIREN that the name has. */
export function groupClients(nodes: readonly Parties[]): ClientOf {
  const sirens = new Map<string, string[]>();
  for (const node of nodes)
    if (hasSiren(node) && !sirens.get(nameOf(node))?.includes(node.buyerKey))
      pushTo(sirens, nameOf(node), node.buyerKey);
  return (node) => {
    const [only, ...others] = sirens.get(nameOf(node)) ?? [];
    const isOnly = !hasSiren(node) && only !== undefined && others.length === 0;
    return `${node.sellerKey}\n${isOnly ? only : node.buyerKey}`;
  };
}

function hasSiren({ buyerKey, buyerName }: Parties): boolean {
  return buyerKey !== textKey(buyerName);
}

function nameOf({ sellerKey, buyerName }: Parties): string {
  return `${sellerKey}\n${textKey(buyerName)}`;
}
