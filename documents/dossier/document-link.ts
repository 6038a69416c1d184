import type { Draft } from '#documents/model/draft.ts';
import type { KindName, Subtype } from '#documents/model/subtypes.ts';
import type { Cents } from '#documents/money/amounts.ts';

/** One document was made from another; survives edits and the deletion of either end. */
export type DocumentLink = {
  key: string;
  from: string;
  to: string;
  relation: Relation;
  createdAt: number;
  /** The payment of the invoice `from` that the receipt `to` is of. */
  paymentId?: string;
  /**
   * The most that `to` is lowered by what the client is owed on `from`, in cents. A « set-off »
   * without it, as former versions made them, takes all that it can.
   */
  setOff?: Cents;
  deleted?: { from?: DeletedDocument; to?: DeletedDocument };
};

/** The role of a document for the one it was made from. */
export type Relation = (typeof RELATIONS)[number];

/**
 * « amendment » is an avenant of a quote, « series » a month made in the same run, « set-off » an
 * avoir or an overpaid invoice that its author uses here.
 */
export const RELATIONS = [
  ...(['invoice', 'deposit', 'situation', 'final', 'amendment', 'receipt', 'credit'] as const),
  ...(['replacement', 'next-month', 'series', 'set-off'] as const),
] as const;

export type DeletedDocument = Pick<Draft, 'number' | 'issueDate'> & {
  kind: KindName;
  subtype: Subtype;
};
