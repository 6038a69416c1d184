import type { Cents } from '#documents/money/amounts.ts';

/** One movement of money on an account, as its bank tells it. */
export type StatementLine = {
  /** Unique within its statement. */
  id: string;
  /** The day it was booked, YYYY-MM-DD. */
  date: string;
  /** Cents of its currency; negative when money left the account. */
  amount: Cents;
  /** ISO 4217; what files do not say is EUR. */
  currency: string;
  label: string;
  /** The name of the other party; empty where the file does not tell it apart. */
  counterparty: string;
  /** References that were given with the transfer; empty without any. */
  reference: string;
  /** Money that had left the account and came back: no client paid it. */
  isReturned: boolean;
};

/** A line before it has its id. */
export type ReadLine = Omit<StatementLine, 'id'>;

export type BankStatement = {
  format: StatementFormat;
  /** In the order of the file. */
  lines: readonly StatementLine[];
  /** How many rows have a date or an amount that could not be read. */
  unreadCount: number;
};

export type StatementFormat = 'csv' | 'ofx' | 'camt';

/** The lines of one format, or why there are none. */
export type ReadLines =
  | { ok: true; lines: readonly ReadLine[]; unreadCount: number }
  | { ok: false; problem: string };
