import type { RateAmount } from '#documents/law/rules/credit/rate-amounts.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { DocumentReference } from '#documents/model/fields/references.ts';
import type { Cents, UnitPrice } from '#documents/money/amounts.ts';
import type { BookFigures } from './books/book-figures.ts';
import type { ReceivedSum } from './books/received.ts';
import type { RentTerm } from './names/rent-term.ts';
import type { RecordIds } from './record-ids.ts';

/**
 * The data of a document that lists, links and statuses need: a few hundred bytes besides the
 * search text. It summarizes the last final file, or the draft while there is none. Amounts are
 * cents of the document's currency, tax included.
 */
export type DocumentSummary = Pick<
  Draft,
  'kind' | 'subtype' | 'number' | 'issueDate' | 'currency'
> &
  RecordIds & {
    id: string;
    /** Milliseconds. */
    updatedAt: number;
    state: 'draft' | 'finished' | 'changed';
    /** Milliseconds; null before the first final file. */
    issuedAt: number | null;
    /** The draft, which may differ from the last final file. */
    written: Pick<Draft, 'kind'> & { name: string };
    /** Last day of an offer, YYYY-MM-DD; empty without one. */
    validUntil: string;
    /** YYYY-MM-DD; empty without one. */
    dueDate: string;
    subject: string;
    buyerName: string;
    /** See `partyKey`. */
    buyerKey: string;
    sellerName: string;
    /** See `partyKey`. */
    sellerKey: string;
    /** See `seriesOf`. */
    series: string;
    /** See `moneyKeyOf`. */
    moneyKey: string;
    /**
     * The amount quoted, billed (see `billedAmount`), given back or received; for an unpaid term of
     * rent, its cost; null when unreadable.
     */
    amount: Cents | null;
    term: RentTerm | null;
    /** What an invoice for the progress of works says of its quote; null elsewhere. */
    situation: SituationSummary | null;
    /** The amount an invoice asks for after its deposits, paid or not; 0 elsewhere. */
    payable: Cents;
    /** The cash rounding in what an invoice asks for or an avoir gives back (BT-114). */
    rounding: Cents;
    /** The amount to pay at the due date: see `dueNowOf`. */
    dueNow: Cents;
    /** The day of the retention money, YYYY-MM-DD; empty without money or day. */
    releaseDate: string;
    asksPayment: boolean;
    /** The remittance information asked of the buyer (BT-83); empty without one. */
    paymentReference: string;
    isPaidAtOnce: boolean;
    received: readonly ReceivedSum[];
    /** What becomes of the money of an avoir; null elsewhere. */
    treatment: MoneyTreatment | null;
    /** See `isRebate`. */
    isRebate: boolean;
    /** Euros per unit of another currency, in millionths; null without a rate. */
    exchangeRate: UnitPrice | null;
    /** Null when unreadable. */
    book: BookFigures | null;
    /** Amounts sold or given back per rate; the difference is what an avoir may still give back. */
    rates: readonly RateAmount[];
    names: {
      quote: DocumentReference | null;
      preceding: readonly DocumentReference[];
      /** Invoices settled by a receipt, each with its part. */
      settled: readonly (DocumentReference & { amount: Cents })[];
      /** Deposit invoices that the document deducts; `paidOn` is empty when it does not say so. */
      deducted: readonly (DocumentReference & { amount: Cents; paidOn: string })[];
    };
    /** See `textKey`; without the words of the status. */
    searchText: string;
  };

export type SituationSummary = {
  rank: number;
  /** All that its quote, and the amendments that it counts, ask for is done. */
  isAllDone: boolean;
  amendments: readonly DocumentReference[];
  /** Cents with tax that its quote does not have, such as a price revision. */
  addedAmount: Cents;
};

/** `date` and `until` are YYYY-MM-DD; `invoice` is a number. */
export type MoneyTreatment =
  | { kind: 'refund'; date?: string }
  | { kind: 'offset'; invoice?: string }
  | { kind: 'on-account'; until?: string };

/** The amount shown in a list: what an invoice asks for, or what the document is worth. */
export function shownAmount({
  amount,
  payable,
}: Pick<DocumentSummary, 'amount' | 'payable'>): Cents | null {
  return payable === 0 ? amount : payable;
}

/** A final file exists: the number is taken, and the reader may have the document. */
export function isIssued({ state }: Pick<DocumentSummary, 'state'>): boolean {
  return state !== 'draft';
}
