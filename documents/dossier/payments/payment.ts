import type { Cents } from '#documents/money/amounts.ts';

/**
 * Money received for a document, in cents of its currency; what is given back is negative. A
 * correction has the opposite amount of the entry that it cancels. `paidOn` is YYYY-MM-DD.
 */
export type Payment = {
  id: string;
  documentId: string;
  amount: Cents;
  paidOn: string;
  means: MoneyMeans;
  note: string;
  corrects: string | null;
};

export const MONEY_MEANS = ['transfer', 'card', 'cheque', 'cash', 'debit', 'other'] as const;
export type MoneyMeans = (typeof MONEY_MEANS)[number];
