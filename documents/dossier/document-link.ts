import type { Draft } from '#documents/model/draft.ts';
import type { KindName, Subtype } from '#documents/model/subtypes.ts';

/**
 * One document was made from another; it holds when either is edited, and says what a deleted one
 * was called.
 */
export type DocumentLink = {
  /** « from/to » */
  key: string;
  from: string;
  to: string;
  relation: Relation;
  createdAt: number;
  /** The names of the ends that are no longer here. */
  deleted?: { from?: DeletedDocument; to?: DeletedDocument };
};

/** What a document is for the one that it was made from. */
export type Relation =
  | 'invoice'
  | 'deposit'
  | 'final'
  | 'receipt'
  | 'credit'
  | 'replacement'
  | 'next-month'
  /** The month after, made at the same time. */
  | 'series';

/** What remains of a deleted document: its name, none of its content. */
export type DeletedDocument = Pick<Draft, 'number' | 'issueDate'> & {
  kind: KindName;
  subtype: Subtype;
};
