import { type Cents, cents, type Draft } from '#documents';
import {
  buildChain,
  type DocumentLink,
  type Milestone,
  type MilestoneName,
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
} from './standing-order.ts';

/** Computed as its issuer’s browser does; for the thread that draws. */
export function computeStanding({
  asked,
  documents,
  links,
  payments,
  today,
}: StandingOrder): Standing {
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
  return {
    status: node.status.name,
    due: node.asksPayment ? outstandingAmount(node) : null,
    theMention: withoutAbsent(theMention(node)),
    ofMention: withoutAbsent(ofMention(node)),
  };
}

function toStored(row: TiedDocument): StoredDraft {
  const draft = row.draft as Draft; // summarized whatever its shape
  const at = Date.parse(row.issued_at);
  return {
    ...{ id: row.local_id, draft, rawTexts: {}, updatedAt: Date.parse(row.updated_at) },
    ...{ completedAt: at, issued: { draft, at } },
    ...recordIdsOf({ clientId: row.client_id }),
  };
}

function toMilestone({ local_id: id, milestone, milestone_at }: TiedDocument): Milestone | null {
  if (milestone === null || milestone_at === null) return null;
  // a constraint of the table
  return { id, name: milestone as MilestoneName, markedAt: Date.parse(milestone_at) };
}

function toLink({ from_id: from, to_id: to, relation, payment_id, made_at }: TiedLink) {
  return {
    ...{ key: `${from}/${to}`, from, to, createdAt: Date.parse(made_at) },
    relation: relation as DocumentLink['relation'], // a constraint of the table
    ...(payment_id !== null && { paymentId: payment_id }),
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
