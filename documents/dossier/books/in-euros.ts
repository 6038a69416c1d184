import { type Cents, cents, UNIT_PRICE_DECIMALS } from '#documents/money/amounts.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';
import type { DocumentSummary } from '../document-summary.ts';

/** An amount of a document in euros, at the rate of the document; null without a rate. */
export function inEuros(
  amount: Cents | null,
  { currency, exchangeRate }: Pick<DocumentSummary, 'currency' | 'exchangeRate'>,
): Cents | null {
  if (amount === null || currency === 'EUR') return amount;
  if (exchangeRate === null) return null;
  return cents(multiplyDivide(amount, exchangeRate, 10 ** UNIT_PRICE_DECIMALS));
}

/** In another currency, without a rate: no book counts it. */
export function lacksRate({
  currency,
  exchangeRate,
}: Pick<DocumentSummary, 'currency' | 'exchangeRate'>): boolean {
  return currency !== 'EUR' && exchangeRate === null;
}
