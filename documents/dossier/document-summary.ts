import type { RateAmount } from '#documents/law/rules/credit/remaining.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { DocumentReference } from '#documents/model/fields/references.ts';
import type { Cents } from '#documents/money/amounts.ts';
import type { RentTerm } from './names/rent-term.ts';

/**
 * What lists, links and statuses need of a document: one of a hundred lines has a summary of a few
 * hundred bytes, but for the words that a search looks in. It is of the last final file, or of what
 * is being written while there is none. Amounts are cents of its currency, tax included.
 */
export type DocumentSummary = Pick<
  Draft,
  'kind' | 'subtype' | 'number' | 'issueDate' | 'currency'
> & {
  id: string;
  /** Milliseconds. */
  updatedAt: number;
  state: 'draft' | 'finished' | 'changed';
  /** What is being written, which may differ from the last final file: its kind, and its name. */
  written: Pick<Draft, 'kind'> & { name: string };
  /** Last day of an offer, YYYY-MM-DD; empty where it has none. */
  validUntil: string;
  /** Day by which it is to be paid, YYYY-MM-DD; empty where it has none. */
  dueDate: string;
  subject: string;
  buyerName: string;
  sellerName: string;
  /** What tells its seller from others: see `partyKey`. */
  sellerKey: string;
  /** The series that its number is taken from: see `seriesOf`. */
  series: string;
  /**
   * What it is worth: quoted, billed (see `billedAmount`), given back, received, or the cost of a
   * term that was not paid in part; null when it cannot be read.
   */
  amount: Cents | null;
  /** The term of a rent; null for any other document. */
  term: RentTerm | null;
  /** What an invoice asked for once its deposits were taken off, paid or not; 0 elsewhere. */
  payable: Cents;
  /** What is to be paid at its due date: see `dueNowOf`. */
  dueNow: Cents;
  /** Whether its reader owes something. */
  asksPayment: boolean;
  /** An invoice that says it was paid at once. */
  isPaidAtOnce: boolean;
  /**
   * What it adds to the turnover of a seller in franchise, outlays and invoiced deposits taken off;
   * null where VAT is charged, or where it is no invoice. Negative for what gives money back.
   */
  turnover: { amount: Cents; isServices: boolean } | null;
  /**
   * What it sold or gave back at each rate: what an avoir may still give back is the difference.
   */
  rates: readonly RateAmount[];
  /** The documents that it names. */
  names: {
    quote: DocumentReference | null;
    preceding: readonly DocumentReference[];
    /** Invoices that a receipt settles, each with its part. */
    settled: readonly (DocumentReference & { amount: Cents })[];
    /** Deposit invoices that it deducts and says were paid, each with what was. */
    deducted: readonly (DocumentReference & { amount: Cents; paidOn: string })[];
  };
  /** The key of what a search looks in (see `textKey`), the words of its status apart. */
  searchText: string;
};

/** The amount that a list shows: what an invoice asks for, or what a document is worth. */
export function shownAmount({
  amount,
  payable,
}: Pick<DocumentSummary, 'amount' | 'payable'>): Cents | null {
  return payable === 0 ? amount : payable;
}

/** It was finished once: its number is given, and it may be with its reader. */
export function isIssued({ state }: Pick<DocumentSummary, 'state'>): boolean {
  return state !== 'draft';
}
