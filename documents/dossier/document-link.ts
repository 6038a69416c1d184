import type { Draft } from '#documents/model/draft.ts';
import type { KindName, Subtype } from '#documents/model/subtypes.ts';

/**
 * One document was made from another. The link survives edits, and keeps the name of a deleted end.
 */
export type DocumentLink = {
  key: string;
  from: string;
  to: string;
  relation: Relation;
  createdAt: number;
  /** Names of the deleted ends. */
  deleted?: { from?: DeletedDocument; to?: DeletedDocument };
};

/** The role of a document for the one it was made from. */
export type Relation =
  | 'invoice'
  | 'deposit'
  | 'final'
  | 'receipt'
  | 'credit'
  | 'replacement'
  | 'next-month'
  /** A following month made in the same run. */
  | 'series';

/** The identity of a deleted document, without its content. */
export type DeletedDocument = Pick<Draft, 'number' | 'issueDate'> & {
  kind: KindName;
  subtype: Subtype;
};
