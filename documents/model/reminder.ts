import type { Cents, Percent } from '#documents/money/amounts.ts';
import type { Buyer, Seller } from './fields/party.ts';

export const REMINDER_LEVELS = ['friendly', 'firm', 'formal-notice'] as const;
/** « Rappel amiable », « relance ferme », « mise en demeure ». */
export type ReminderLevel = (typeof REMINDER_LEVELS)[number];

/** An invoice that was not paid in time, in euros. Dates are YYYY-MM-DD. */
export type UnpaidInvoice = {
  number: string;
  /** Empty when it is not known. */
  issueDate: string;
  dueDate: string;
  /** What was to be paid at the due date, tax included. */
  amount: Cents;
  payments: readonly { date: string; amount: Cents }[];
  /** The rate that the invoice announces: the default of the law, or its own. */
  latePenalty: 'ecb+10' | { percent: Percent };
};

/** What a creditor writes to whoever is late. */
export type Reminder = {
  level: ReminderLevel;
  /** The day of the letter: amounts are those of that day. */
  date: string;
  seller: Seller;
  buyer: Buyer;
  invoices: readonly UnpaidInvoice[];
  /** Asks for the interest and the fee too, not only for the invoices. */
  claimsPenalties: boolean;
  /**
   * The day when an earlier formal notice was received: under the civil rules, interest runs from
   * then on.
   */
  noticeDate: string | null;
  /** What a payment settles first. */
  imputation: 'interest' | 'principal';
  /** Days left to pay. */
  responseDays: number;
  /** Words of the author, added before the request. */
  note: string;
  /** Who signs, when it is not the name of the creditor. */
  signatory: string;
};
