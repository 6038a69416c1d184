import type { Cents } from '#documents/money/amounts.ts';
import type { DeletedDocument, Relation } from './document-link.ts';
import type { DocumentSummary } from './document-summary.ts';
import type { MilestoneName } from './milestone.ts';

/** A document among others: where it comes from, what came of it, and what it has become. */
export type ChainNode = DocumentSummary & {
  milestone: MilestoneName | null;
  /** Payments of it that no receipt tells, in cents. */
  paid: Cents;
  /** Paid of this deposit, as the balances that deduct it say, in cents; 0 elsewhere. */
  deducted: Cents;
  origins: readonly ChainEnd[];
  followers: readonly ChainEnd[];
  status: DocumentStatus;
};

/** The other end of a link; a deleted document left only its name. */
export type ChainEnd = { relation: Relation; id: string } & (
  | { node: ChainNode; deleted: null }
  | { node: null; deleted: DeletedDocument | null }
);

/** Documents by their id. */
export type Chain = ReadonlyMap<string, ChainNode>;

/** What has become of a document. */
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

/** The documents made from this one that are still here, in the order in which they were made. */
export function followersOf(node: ChainNode, ...relations: readonly Relation[]): ChainNode[] {
  return node.followers.flatMap((end) =>
    end.node && (relations.length === 0 || relations.includes(end.relation)) ? [end.node] : [],
  );
}

/** The document that this one was made from in one of these ways, if it is still here. */
export function originOf(node: ChainNode, ...relations: readonly Relation[]): ChainNode | null {
  return node.origins.find(({ relation }) => relations.includes(relation))?.node ?? null;
}
