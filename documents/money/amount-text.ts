import { AMOUNT_DECIMALS, type Cents } from './amounts.ts';
import { currencyDecimals } from './currency-unit.ts';
import { toDecimal } from './decimal.ts';

/**
 * « 1234.50 »: a point, no thousands separator, the decimals of the currency: two at most (BR-DEC,
 * BR-FR-DEC-01), none for a currency without cents.
 */
export function amountText(amount: Cents, currency: string): string {
  return toDecimal(amount, AMOUNT_DECIMALS, currencyDecimals(currency));
}
