import { AMOUNT_DECIMALS, type Cents } from './amounts.ts';
import { currencyDecimals } from './currency-unit.ts';
import { toDecimal } from './decimal.ts';

/**
 * « 1234.50 »: the decimals of the currency, a point, no thousands. Two at most (BR-DEC,
 * BR-FR-DEC-01), so « 1234 » where it has no cents.
 */
export function amountText(amount: Cents, currency: string): string {
  return toDecimal(amount, AMOUNT_DECIMALS, currencyDecimals(currency));
}
