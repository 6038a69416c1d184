import { type Cents, cents, type Draft, formatAmount } from '#documents';
import {
  buildChain,
  type ChainNode,
  computeAgreed,
  type DocumentLink,
  leftToClaim,
  listLowering,
  type Milestone,
  type MilestoneName,
  nextDueDate,
  ofMention,
  outstandingAmount,
  type Payment,
  recordIdsOf,
  type StoredDraft,
  summarize,
  theMention,
} from '#documents/dossier';
import type {
  Standing,
  StandingOrder,
  TiedDocument,
  TiedLink,
  TiedPayment,
  ToldStanding,
} from './standing-order.ts';

/** Runs in the drawing thread, with the same domain code as the issuer’s browser. */
export function computeStanding(order: StandingOrder): ToldStanding {
  const { asked, documents, links, payments, today } = order;
  const chain = buildChain(
    {
      summaries: documents.map((document) => summarize(toStored(document))),
      links: links.map(toLink),
      milestones: documents.flatMap((document) => toMilestone(document) ?? []),
      payments: payments.map(toPayment),
    },
    today,
  );
  const node = chain.get(asked);
  if (!node) throw new Error('The document is not among those tied to it');
  const mentions = {
    theMention: withoutAbsent(theMention(node)),
    ofMention: withoutAbsent(ofMention(node)),
  };
  return {
    standing: { ...readStatus(node), ...readDue(node, today) },
    mentions,
    amount: sayAmount(order, node),
  };
}

function sayAmount({ asked, documents, choices }: StandingOrder, node: ChainNode): string | null {
  const document = documents.find(({ local_id }) => local_id === asked);
  const agreed = document && choices ? readAgreed(document, choices) : null;
  return agreed && formatAmount(agreed.amount, node.currency);
}

/** Null for a draft whose lines cannot be read. */
function readAgreed(document: TiedDocument, choices: readonly number[]) {
  const { lines } = document.draft as Partial<Draft>; // of any shape
  return Array.isArray(lines) ? computeAgreed(toStored(document), choices) : null;
}

function readStatus({ status }: ChainNode): Pick<Standing, 'status' | 'percent'> {
  return { status: status.name, percent: status.name === 'invoiced' ? status.percent : null };
}

/** The buyer issues a self-billed invoice, so whoever receives it owes nothing. */
function readDue(node: ChainNode, today: string): Omit<Standing, 'status' | 'percent'> {
  if (!node.asksPayment || node.subtype === 'self-billed')
    return { due: null, due_now: null, due_date: '', lowered_by: [] };
  const isVoid = node.status.name === 'cancelled' || node.status.name === 'replaced';
  if (isVoid) return { due: 0, due_now: 0, due_date: '', lowered_by: [] };
  return {
    due: outstandingAmount(node),
    due_now: leftToClaim(node, today),
    due_date: nextDueDate(node),
    lowered_by: listLowering(node).map(({ document: { number, asksPayment }, amount }) => ({
      ...{ number, is_avoir: !asksPayment, amount },
    })),
  };
}

function toStored(row: TiedDocument): StoredDraft {
  const draft = row.draft as Draft; // summarized whatever its shape
  const at = Date.parse(row.issued_at);
  return {
    ...{ id: row.local_id, draft, rawTexts: {}, updatedAt: Date.parse(row.updated_at) },
    ...{ completedAt: at, issued: { draft, at } },
    ...recordIdsOf({ clientId: row.client_id, companyId: row.company_id }),
  };
}

function toMilestone(document: TiedDocument): Milestone | null {
  const { local_id: id, milestone, milestone_at, choices } = document;
  if (milestone === null || milestone_at === null) return null;
  const agreed = milestone === 'accepted' && choices ? readAgreed(document, choices) : null;
  return {
    ...{ id, markedAt: Date.parse(milestone_at) },
    name: milestone as MilestoneName, // a constraint of the table
    ...(agreed && { agreed }),
  };
}

function toLink({ from_id: from, to_id: to, relation, made_at, ...row }: TiedLink) {
  const { payment_id, set_off } = row;
  return {
    ...{ key: `${from}/${to}`, from, to, createdAt: Date.parse(made_at) },
    relation: relation as DocumentLink['relation'], // a constraint of the table
    ...(payment_id !== null && { paymentId: payment_id }),
    ...(set_off !== null && { setOff: toCents(set_off) }),
  };
}

function toPayment(row: TiedPayment): Payment {
  return {
    id: row.id,
    documentId: row.local_id,
    amount: toCents(row.amount),
    paidOn: row.paid_on,
    means: row.means as Payment['means'], // a constraint of the table
    note: '',
    corrects: row.corrects,
  };
}

function toCents(amount: number): Cents {
  return cents(Math.round(amount * 100));
}

/** A receipt may have no number. */
function withoutAbsent(mention: string): string {
  return mention.replace(/ sans numéro$/, '');
}
