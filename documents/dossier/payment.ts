import type { Cents } from '#documents/money/amounts.ts';

/**
 * Money received for a document, in cents of its currency; a correction has the opposite amount of
 * the payment it cancels. `paidOn` is YYYY-MM-DD.
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
