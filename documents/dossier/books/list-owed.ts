import { daysBetween } from '#documents/model/dates/calendar.ts';
import type { Cents } from '#documents/money/amounts.ts';
import { outstandingAmount } from '../amounts-due.ts';
import type { ChainNode } from '../chain-node.ts';
import { lateSince, nextDueDate } from '../claimed.ts';

/** An invoice on which a client owes something. */
export type Owed = {
  invoice: ChainNode;
  /** Left to pay, late or not, in cents of the currency of the invoice. */
  amount: Cents;
  /** The day of what is to be paid first, YYYY-MM-DD; empty without one. */
  dueDate: string;
  /** 0 until that day has passed. */
  daysLate: number;
};

/** The latest first, then by due date; those without one come last. `today` is YYYY-MM-DD. */
export function listOwed(nodes: Iterable<ChainNode>, today: string): Owed[] {
  return [...nodes]
    .filter((node) => outstandingAmount(node) > 0)
    .map((node) => toOwed(node, today))
    .sort(byLateness);
}

function toOwed(invoice: ChainNode, today: string): Owed {
  const since = lateSince(invoice, today);
  return {
    invoice,
    amount: outstandingAmount(invoice),
    dueDate: since || nextDueDate(invoice),
    daysLate: since === '' ? 0 : daysBetween(since, today),
  };
}

function byLateness(a: Owed, b: Owed): number {
  return (
    b.daysLate - a.daysLate ||
    (a.dueDate || NEVER).localeCompare(b.dueDate || NEVER) ||
    a.invoice.issueDate.localeCompare(b.invoice.issueDate)
  );
}

const NEVER = '9999-12-31';
