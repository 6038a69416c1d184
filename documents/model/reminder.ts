import type { Cents, Percent } from '#documents/money/amounts.ts';
import type { Buyer, Seller } from './fields/party.ts';

export const REMINDER_LEVELS = ['friendly', 'firm', 'formal-notice'] as const;
/** « Rappel amiable », « relance ferme », « mise en demeure ». */
export type ReminderLevel = (typeof REMINDER_LEVELS)[number];

/** An invoice that was not paid in time, in euros. Dates are YYYY-MM-DD. */
export type UnpaidInvoice = {
  number: string;
  /** Empty if unknown. */
  issueDate: string;
  dueDate: string;
  /** The amount due on the due date, VAT included. */
  amount: Cents;
  payments: readonly { date: string; amount: Cents }[];
  /** What `amount` has no longer in it: « l’avoir A-2026-0003 », and how much it took off. */
  deducted?: readonly { name: string; amount: Cents }[];
  /** The days of earlier reminders of it, as far as they are known. */
  remindedOn?: readonly string[];
  /** The rate stated on the invoice: the legal default or its own. */
  latePenalty: 'ecb+10' | { percent: Percent };
};

export type Reminder = {
  level: ReminderLevel;
  /** The day of the letter; amounts are computed on that day. */
  date: string;
  seller: Seller;
  buyer: Buyer;
  invoices: readonly UnpaidInvoice[];
  /** Claims interest and the fixed fee as well as the invoices. */
  claimsPenalties: boolean;
  /** The day an earlier formal notice was received: under civil law, interest runs from then. */
  noticeDate: string | null;
  /** Whether payments settle interest or principal first. */
  imputation: 'interest' | 'principal';
  /** Days left to pay. */
  responseDays: number;
  /** The author’s words, before the request. */
  note: string;
  /** The signatory, if not the creditor. */
  signatory: string;
};
