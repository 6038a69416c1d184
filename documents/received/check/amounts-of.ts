import { cents } from '#documents/money/amounts.ts';
import { formatAmount } from '#documents/money/format.ts';
import { readCents } from '#documents/received/draft/amount.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';

/** A decimal text in cents; zero when absent or not a number. */
export function amountOf(text: string | undefined): number {
  return readCents(text) ?? 0;
}

export function sumOf(texts: readonly (string | undefined)[]): number {
  return texts.reduce((sum: number, text) => sum + amountOf(text), 0);
}

/** « 1 234,50 € » in the currency of the invoice. */
export function writeAmount(amount: number, { currency = 'EUR' }: TolerantInvoice): string {
  return formatAmount(cents(amount), /^[A-Z]{3}$/.test(currency) ? currency : 'EUR');
}

/** A stated amount formatted for a person; the raw text when it is not a number. */
export function writeStated(text: string, invoice: TolerantInvoice): string {
  const amount = readCents(text);
  return amount === null ? `« ${text.slice(0, 40)} »` : writeAmount(amount, invoice);
}
