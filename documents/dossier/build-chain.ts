import type { Chain, ChainEnd, ChainNode } from './chain-node.ts';
import { deriveStatus } from './derive-status.ts';
import { describeDocument } from './document-facts.ts';
import type { DeletedDocument, DocumentLink, Relation } from './document-link.ts';
import type { Dossier } from './dossier.ts';

/** Ties the documents of a device together. `today` is YYYY-MM-DD. */
export function buildChain({ documents, links, milestones }: Dossier, today: string): Chain {
  const milestoneOf = new Map(milestones.map(({ id, name }) => [id, name]));
  const nodes = new Map(
    documents.map((stored) => {
      const node: OpenNode = {
        ...describeDocument(stored),
        milestone: milestoneOf.get(stored.id) ?? null,
        origins: [],
        followers: [],
        status: { name: 'draft' },
      };
      return [stored.id, node] as const;
    }),
  );
  for (const link of [...links].sort((a, b) => a.createdAt - b.createdAt)) tie(nodes, link);
  for (const node of nodes.values()) node.status = deriveStatus(node, today);
  return nodes;
}

type OpenNode = Omit<ChainNode, 'origins' | 'followers'> & {
  origins: ChainEnd[];
  followers: ChainEnd[];
};

function tie(nodes: ReadonlyMap<string, OpenNode>, link: DocumentLink): void {
  const { from, to, relation, deleted } = link;
  const [origin, follower] = [nodes.get(from), nodes.get(to)];
  origin?.followers.push(endOf(to, { relation, node: follower, deleted: deleted?.to }));
  follower?.origins.push(endOf(from, { relation, node: origin, deleted: deleted?.from }));
}

function endOf(id: string, { relation, node, deleted }: End): ChainEnd {
  return node
    ? { id, relation, node, deleted: null }
    : { id, relation, node: null, deleted: deleted ?? null };
}

type End = {
  relation: Relation;
  node: ChainNode | undefined;
  deleted: DeletedDocument | undefined;
};
