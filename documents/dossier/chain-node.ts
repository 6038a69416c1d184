import type { Cents } from '#documents/money/amounts.ts';
import type { DeletedDocument, DocumentLink, Relation } from './document-link.ts';
import type { DocumentSummary } from './document-summary.ts';
import type { MadeReminder } from './made-reminder.ts';
import type { Agreed, MilestoneName } from './milestone.ts';
import type { Payment } from './payments/payment.ts';

/** A document among others, with its origins, its followers and its status. */
export type ChainNode = DocumentSummary & {
  /** See `identifySellers`. */
  soldBy: string;
  milestone: MilestoneName | null;
  /** Milliseconds; null without a milestone. */
  markedAt: number | null;
  /** Set for a quote accepted on its page: `amount` is then the agreed one. */
  agreed: Agreed | null;
  /** Oldest first, corrections included. */
  payments: readonly Payment[];
  /** Their sum, in cents. */
  paid: Cents;
  /** The paid parts of a deposit according to the balances that deduct it, by day. */
  deductions: readonly Deduction[];
  /** Their sum, in cents. */
  deducted: Cents;
  /** What its client is owed on other documents, and that lowers this one. */
  setOffs: readonly SetOff[];
  /** The other invoices that this avoir lowers, or what was received beyond this invoice. */
  usedOn: readonly UsedCredit[];
  /** Oldest first. */
  reminders: readonly MadeReminder[];
  /** Cents received on the invoices that this one replaces. */
  carried: Cents;
  origins: readonly ChainEnd[];
  followers: readonly ChainEnd[];
  status: DocumentStatus;
};

/** Cents; `paidOn` is YYYY-MM-DD. */
export type Deduction = { amount: Cents; paidOn: string };

/** Cents owed on `source`, an avoir or an overpaid invoice, that another invoice asks less for. */
export type SetOff = {
  source: ChainNode;
  amount: Cents;
  /** The link that its author made of it; null where the documents themselves say it. */
  link: DocumentLink | null;
};

/** `amount` is 0 when the invoice had nothing left to pay. */
export type UsedCredit = { invoice: ChainNode; amount: Cents };

/** The other end of a link; a deleted document leaves only its name. */
export type ChainEnd = {
  relation: Relation;
  id: string;
  /** The payment that a receipt is of. */
  paymentId: string | null;
  /** Cents, as in the link; null without it. */
  setOff: Cents | null;
  /** Milliseconds. */
  linkedAt: number;
} & ({ node: ChainNode; deleted: null } | { node: null; deleted: DeletedDocument | null });

export type Chain = ReadonlyMap<string, ChainNode>;

export type DocumentStatus =
  | { name: Exclude<StatusName, 'invoiced'> }
  | { name: 'invoiced'; percent: number };

export const STATUS_NAMES = [
  'draft',
  'changed',
  'issued',
  'sent',
  'accepted',
  'refused',
  'expired',
  'invoiced',
  'partly-paid',
  'paid',
  'partly-credited',
  'cancelled',
  'replaced',
] as const;
export type StatusName = (typeof STATUS_NAMES)[number];

/** The remaining documents made from this one, in order of creation. */
export function followersOf(node: ChainNode, ...relations: readonly Relation[]): ChainNode[] {
  return node.followers.flatMap((end) =>
    end.node && (relations.length === 0 || relations.includes(end.relation)) ? [end.node] : [],
  );
}

/** The remaining documents that this one was made from, in order of creation. */
export function originsOf(node: ChainNode, relation: Relation): ChainNode[] {
  return node.origins.flatMap((end) => (end.node && end.relation === relation ? [end.node] : []));
}

/** The document that this one was made from by one of `relations`; null once it is deleted. */
export function originOf(node: ChainNode, ...relations: readonly Relation[]): ChainNode | null {
  return node.origins.find(({ relation }) => relations.includes(relation))?.node ?? null;
}
