import type { Cents } from '#documents/money/amounts.ts';

/**
 * Money received for a document; a correction has the opposite amount of what it takes back. Cents
 * of the currency of the document; `paidOn` is YYYY-MM-DD.
 */
export type Payment = {
  id: string;
  documentId: string;
  amount: Cents;
  paidOn: string;
  means: MoneyMeans;
  note: string;
  /** The payment that this one takes back. */
  corrects: string | null;
};

export const MONEY_MEANS = ['transfer', 'card', 'cheque', 'cash', 'debit', 'other'] as const;
export type MoneyMeans = (typeof MONEY_MEANS)[number];
