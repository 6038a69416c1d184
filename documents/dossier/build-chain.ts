import type { DocumentReference } from '#documents/model/fields/references.ts';
import { type Cents, cents } from '#documents/money/amounts.ts';
import { isReplaced } from './amounts-due.ts';
import type { Chain, ChainEnd, ChainNode } from './chain-node.ts';
import { deriveStatus } from './derive-status.ts';
import type { DeletedDocument, DocumentLink, Relation } from './document-link.ts';
import { isIssued } from './document-summary.ts';
import type { Payment } from './payment.ts';
import type { Survey } from './survey.ts';

/** Links documents together and derives the status of each. `today` is YYYY-MM-DD. */
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
        deducted: cents(0),
        origins: [],
        followers: [],
        status: { name: 'draft' },
      };
      return [summary.id, node] as const;
    }),
  );
  for (const link of [...links].sort(byCreation)) tie(nodes, link);
  tellDeposits([...nodes.values()], today);
  for (const node of nodes.values()) node.status = deriveStatus(node, today);
  return nodes;
}

function sumPayments(payments: readonly Payment[]): ReadonlyMap<string, Cents> {
  const sums = new Map<string, Cents>();
  for (const { documentId, amount } of payments)
    sums.set(documentId, cents((sums.get(documentId) ?? 0) + amount));
  return sums;
}

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

/**
 * An issued balance states which of its deposits were paid, by their number and day. Several
 * balances that deduct one deposit never count more than the deposit.
 */
function tellDeposits(nodes: readonly OpenNode[], today: string): void {
  const deposits = new Map(
    nodes.flatMap((node) =>
      node.subtype === 'deposit' && node.number !== '' ? [[nameOf(node, node), node] as const] : [],
    ),
  );
  for (const balance of nodes) {
    if (!balance.asksPayment || !isIssued(balance) || isReplaced(balance)) continue;
    for (const part of balance.names.deducted) {
      const deposit = deposits.get(nameOf(balance, part));
      if (deposit && part.paidOn <= today)
        deposit.deducted = cents(Math.min(deposit.deducted + part.amount, deposit.payable));
    }
  }
}

function nameOf({ sellerKey }: ChainNode, { number, issueDate }: DocumentReference): string {
  return [sellerKey, number, issueDate].join('\n');
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
