import type { DocumentReference } from '#documents/model/fields/references.ts';
import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import { isReplaced } from './amounts-due.ts';
import type { Chain, ChainEnd, ChainNode, Deduction } from './chain-node.ts';
import { deriveStatus } from './derive-status.ts';
import type { DeletedDocument, DocumentLink, Relation } from './document-link.ts';
import { isIssued } from './document-summary.ts';
import { identifySellers } from './names/identify-sellers.ts';
import { carryReceived } from './payments/carry-received.ts';
import type { Payment } from './payments/payment.ts';
import { setOffAvoirs } from './payments/set-off-avoirs.ts';
import { setOffExcess } from './payments/set-off-excess.ts';
import type { Survey } from './survey.ts';

/** Links documents together and derives the status of each. `today` is YYYY-MM-DD. */
export function buildChain(
  { summaries, links, milestones, payments = [], reminders = [] }: Survey,
  today: string,
): Chain {
  const paymentsOf = groupByDocument(payments);
  const remindersOf = groupByDocument(reminders);
  const milestoneOf = new Map(milestones.map((milestone) => [milestone.id, milestone]));
  const soldBy = identifySellers(summaries);
  const nodes = new Map(
    summaries.map((summary) => {
      const { name = null, markedAt = null, agreed = null } = milestoneOf.get(summary.id) ?? {};
      const node: OpenNode = {
        ...{ ...summary, ...(agreed && { amount: agreed.amount }) },
        ...{ soldBy: soldBy(summary), milestone: name, markedAt, agreed },
        ...readPaid(paymentsOf.get(summary.id)),
        reminders: (remindersOf.get(summary.id) ?? []).toSorted((a, b) =>
          a.date.localeCompare(b.date),
        ),
        deductions: [],
        deducted: cents(0),
        setOffs: [],
        usedOn: [],
        carried: cents(0),
        origins: [],
        followers: [],
        status: { name: 'draft' },
      };
      return [summary.id, node] as const;
    }),
  );
  for (const link of [...links].sort(byCreation)) tie(nodes, link);
  const all = [...nodes.values()];
  tellDeposits(all, today);
  carryReceived(all);
  setOffAvoirs(all);
  setOffExcess(all);
  // A quote does not count those of its amendments that have expired.
  const amendments = all.filter(({ subtype }) => subtype === 'amendment');
  for (const node of [...amendments, ...all]) node.status = deriveStatus(node, today);
  return nodes;
}

function groupByDocument<Entry extends { documentId: string }>(
  entries: readonly Entry[],
): ReadonlyMap<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.documentId);
    if (group) group.push(entry);
    else groups.set(entry.documentId, [entry]);
  }
  return groups;
}

function readPaid(payments: readonly Payment[] = []): Pick<ChainNode, 'payments' | 'paid'> {
  const amounts = payments.map(({ amount }) => amount);
  return { payments: payments.toSorted(byDay), paid: sumCents(amounts) };
}

/** A payment and its correction have one day. */
function byDay(a: Payment, b: Payment): number {
  return `${a.paidOn} ${a.id}` < `${b.paidOn} ${b.id}` ? -1 : 1;
}

function byCreation(a: DocumentLink, b: DocumentLink): number {
  return a.createdAt - b.createdAt || (a.key < b.key ? -1 : 1);
}

type OpenNode = Omit<ChainNode, 'origins' | 'followers'> & {
  origins: ChainEnd[];
  followers: ChainEnd[];
};

function tie(nodes: ReadonlyMap<string, OpenNode>, link: DocumentLink): void {
  const { from, to, relation, deleted, paymentId = null, setOff = null } = link;
  const [origin, follower] = [nodes.get(from), nodes.get(to)];
  const tied = { relation, paymentId, setOff, linkedAt: link.createdAt };
  origin?.followers.push(endOf(to, { ...tied, node: follower, deleted: deleted?.to }));
  follower?.origins.push(endOf(from, { ...tied, node: origin, deleted: deleted?.from }));
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
  const parts = new Map<OpenNode, Deduction[]>();
  for (const balance of nodes) {
    if (!balance.asksPayment || !isIssued(balance) || isReplaced(balance)) continue;
    for (const { paidOn, amount, ...name } of balance.names.deducted) {
      const deposit = deposits.get(nameOf(balance, name));
      if (!deposit || paidOn === '' || paidOn > today) continue;
      const known = parts.get(deposit) ?? [];
      parts.set(deposit, [...known, { paidOn, amount }]);
    }
  }
  for (const [deposit, told] of parts) Object.assign(deposit, readDeductions(deposit, told));
}

/** One sum a day; the first days count, up to the amount of the deposit. */
function readDeductions({ payable }: OpenNode, told: readonly Deduction[]) {
  const days = new Map<string, Cents>();
  let left: number = payable;
  for (const { paidOn, amount } of told.toSorted((a, b) => a.paidOn.localeCompare(b.paidOn))) {
    const taken = Math.min(amount, left);
    left -= taken;
    if (taken > 0) days.set(paidOn, cents((days.get(paidOn) ?? 0) + taken));
  }
  const deductions = [...days].map(([paidOn, amount]) => ({ paidOn, amount }));
  return { deductions, deducted: cents(payable - left) };
}

function nameOf({ soldBy }: ChainNode, { number, issueDate }: DocumentReference): string {
  return [soldBy, number, issueDate].join('\n');
}

function endOf(id: string, { node, deleted, ...tied }: End): ChainEnd {
  return node
    ? { id, ...tied, node, deleted: null }
    : { id, ...tied, node: null, deleted: deleted ?? null };
}

type End = {
  relation: Relation;
  paymentId: string | null;
  setOff: Cents | null;
  linkedAt: number;
  node: ChainNode | undefined;
  deleted: DeletedDocument | undefined;
};
