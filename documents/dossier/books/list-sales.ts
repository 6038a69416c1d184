import { requireKind } from '#documents/kinds/index.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { type Cents, cents } from '#documents/money/amounts.ts';
import { isReplaced } from '../amounts-due.ts';
import type { ChainNode } from '../chain-node.ts';
import { isIssued } from '../document-summary.ts';
import type { Activity, BookFigures } from './book-figures.ts';
import { type ClientAccount, openClientAccounts } from './client-accounts.ts';
import { inEuros } from './in-euros.ts';
import { isOfPeriod, type Period } from './period.ts';

/** Signed amounts of one currency. */
export type SoldAmounts = Pick<BookFigures, 'rates' | 'outlay'>;

/** An issued invoice or avoir in euros. */
export type Sale = SoldAmounts & {
  number: string;
  /** YYYY-MM-DD */
  issueDate: string;
  /** Milliseconds; null where only the date is known. */
  issuedAt: number | null;
  clientName: string;
  client: ClientAccount;
  activity: Activity;
  vatCountry: BookFigures['vatCountry'];
  /** The amounts of the document, if they are in another currency. */
  original: (SoldAmounts & { currency: string }) | null;
};

/**
 * The invoices and avoirs of a period, in euros, by date and number; without those that another
 * replaces, and those in another currency that give no rate.
 */
export function listSales(nodes: Iterable<ChainNode>, period: Period): Sale[] {
  const sold = [...nodes].filter(isSold).sort(byDay);
  const clientOf = openClientAccounts(sold);
  return sold
    .filter((node) => isOfPeriod(node.issueDate, period))
    .flatMap((node) => toSale(node, clientOf(node)));
}

/** An issued invoice or avoir that no other replaces. */
export function isSold(node: ChainNode): boolean {
  const { isInvoice } = subtypeOf(requireKind(node.kind), node.subtype);
  return isInvoice && isIssued(node) && !isReplaced(node);
}

function byDay(a: ChainNode, b: ChainNode): number {
  return a.issueDate.localeCompare(b.issueDate) || NUMBERS.compare(a.number, b.number);
}

function toSale(node: ChainNode, client: ClientAccount): Sale[] {
  const { number, issueDate, issuedAt, buyerName, book, currency } = node;
  const outlay = inEuros(book?.outlay ?? null, node);
  if (!book || outlay === null) return [];
  const euros = (amount: Cents) => inEuros(amount, node) ?? cents(0);
  const rates = book.rates.map(({ rate, taxableAmount, vatAmount, goodsAmount }) => ({
    ...{ rate, taxableAmount: euros(taxableAmount), vatAmount: euros(vatAmount) },
    goodsAmount: euros(goodsAmount),
  }));
  const { activity, vatCountry } = book;
  return [
    {
      ...{ number, issueDate, issuedAt, clientName: buyerName, client },
      ...{ activity, vatCountry, rates, outlay },
      original: currency === 'EUR' ? null : { currency, rates: book.rates, outlay: book.outlay },
    },
  ];
}

/** « F-9 » comes before « F-10 ». */
const NUMBERS = new Intl.Collator('en', { numeric: true });
