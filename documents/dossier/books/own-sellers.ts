import type { ChainNode } from '../chain-node.ts';

export type OwnSeller = { key: string; name: string };

/** Who sells in these documents (`soldBy`); drafts that name nobody are left out. */
export function groupBySeller(
  nodes: Iterable<ChainNode>,
): ReadonlyMap<string, OwnSeller & { nodes: ChainNode[] }> {
  const groups = new Map<string, OwnSeller & { nodes: ChainNode[] }>();
  for (const node of [...nodes].sort((a, b) => a.updatedAt - b.updatedAt)) {
    const key = node.soldBy;
    if (key === '') continue;
    const group = groups.get(key) ?? { key, name: '', nodes: [] };
    groups.set(key, group);
    group.nodes.push(node);
    if (node.sellerName) group.name = node.sellerName;
  }
  return groups;
}
