import { requireKind } from '#documents/kinds/index.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { type Cents, cents } from '#documents/money/amounts.ts';
import { isReplaced } from '../amounts-due.ts';
import type { ChainNode } from '../chain-node.ts';
import { isIssued } from '../document-summary.ts';
import type { Activity, BookRate } from './book-figures.ts';
import { inEuros } from './in-euros.ts';
import { isOfPeriod, type Period } from './period.ts';

/** An issued invoice or avoir in euros, with signed amounts. */
export type Sale = {
  number: string;
  /** YYYY-MM-DD */
  issueDate: string;
  /** Milliseconds; null where only the date is known. */
  issuedAt: number | null;
  clientName: string;
  activity: Activity;
  rates: readonly BookRate[];
  outlay: Cents;
};

/**
 * The invoices and avoirs of a period, in euros, by date and number; without those that another
 * replaces, and those in another currency that give no rate.
 */
export function listSales(nodes: Iterable<ChainNode>, period: Period): Sale[] {
  return [...nodes]
    .filter((node) => isOfPeriod(node.issueDate, period) && isSold(node))
    .flatMap(toSale)
    .sort(
      (a, b) => a.issueDate.localeCompare(b.issueDate) || a.number.localeCompare(b.number, 'en'),
    );
}

function isSold(node: ChainNode): boolean {
  const { isInvoice } = subtypeOf(requireKind(node.kind), node.subtype);
  return isInvoice && isIssued(node) && !isReplaced(node);
}

function toSale(node: ChainNode): Sale[] {
  const { number, issueDate, issuedAt, buyerName, book } = node;
  const outlay = inEuros(book?.outlay ?? null, node);
  if (!book || outlay === null) return [];
  const euros = (amount: Cents) => inEuros(amount, node) ?? cents(0);
  const rates = book.rates.map(({ rate, taxableAmount, vatAmount }) => ({
    ...{ rate, taxableAmount: euros(taxableAmount), vatAmount: euros(vatAmount) },
  }));
  const { activity } = book;
  return [{ number, issueDate, issuedAt, clientName: buyerName, activity, rates, outlay }];
}
