import type { ChainNode } from '../chain-node.ts';

export type OwnSeller = { key: string; name: string };

/**
 * Who sells in these documents: a company of the account, by its id, else the seller that they
 * name. Documents that were made before their company was kept are of it; drafts that name nobody
 * are left out.
 */
export function groupBySeller(
  nodes: Iterable<ChainNode>,
): ReadonlyMap<string, OwnSeller & { nodes: ChainNode[] }> {
  const all = [...nodes];
  const companyOf = new Map(
    all.flatMap(({ sellerKey, companyId }) => (companyId ? [[sellerKey, companyId]] : [])),
  );
  const groups = new Map<string, OwnSeller & { nodes: ChainNode[] }>();
  for (const node of all.toSorted((a, b) => a.updatedAt - b.updatedAt)) {
    const key = node.companyId ?? companyOf.get(node.sellerKey) ?? node.sellerKey;
    if (key === '') continue;
    const group = groups.get(key) ?? { key, name: '', nodes: [] };
    groups.set(key, group);
    group.nodes.push(node);
    if (node.sellerName) group.name = node.sellerName;
  }
  return groups;
}
