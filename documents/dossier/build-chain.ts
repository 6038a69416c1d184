import { type Cents, cents } from '#documents/money/amounts.ts';
import type { Chain, ChainEnd, ChainNode } from './chain-node.ts';
import { deriveStatus } from './derive-status.ts';
import type { DeletedDocument, DocumentLink, Relation } from './document-link.ts';
import type { Payment } from './payment.ts';
import type { Survey } from './survey.ts';

/** Ties documents together, and says what has become of each. `today` is YYYY-MM-DD. */
export function buildChain(
  { summaries, links, milestones, payments = [] }: Survey,
  today: string,
): Chain {
  const paidOf = sumPayments(payments);
  const milestoneOf = new Map(milestones.map(({ id, name }) => [id, name]));
  const nodes = new Map(
    summaries.map((summary) => {
      const node: OpenNode = {
        ...summary,
        milestone: milestoneOf.get(summary.id) ?? null,
        paid: paidOf.get(summary.id) ?? cents(0),
        origins: [],
        followers: [],
        status: { name: 'draft' },
      };
      return [summary.id, node] as const;
    }),
  );
  for (const link of [...links].sort(byCreation)) tie(nodes, link);
  for (const node of nodes.values()) node.status = deriveStatus(node, today);
  return nodes;
}

function sumPayments(payments: readonly Payment[]): ReadonlyMap<string, Cents> {
  const sums = new Map<string, Cents>();
  for (const { documentId, amount } of payments)
    sums.set(documentId, cents((sums.get(documentId) ?? 0) + amount));
  return sums;
}

/** Whatever the order in which they were read. */
function byCreation(a: DocumentLink, b: DocumentLink): number {
  return a.createdAt - b.createdAt || (a.key < b.key ? -1 : 1);
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
