import type { KindName } from '#documents/model/subtypes.ts';
import type { Cents } from '#documents/money/amounts.ts';
import type { MoneyMeans } from '../payments/payment.ts';
import type { Activity } from './book-figures.ts';

export type ActivityAmount = { activity: Activity; amount: Cents };

/** An entry of the book of receipts (livre des recettes); `amount` is in euros. */
export type CashedEntry = {
  /** The document, by which the money came. */
  id: string;
  /** YYYY-MM-DD */
  cashedOn: string;
  number: string;
  kind: KindName;
  clientName: string;
  subject: string;
  /** Null when no document says it. */
  means: MoneyMeans | null;
  amount: Cents;
  /** The amount by what it pays, as its invoice sold it. */
  activities: readonly ActivityAmount[];
  /** The received amount, if it was in another currency. */
  original: { amount: Cents; currency: string } | null;
};
