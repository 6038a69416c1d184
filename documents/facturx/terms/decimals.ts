import {
  AMOUNT_DECIMALS,
  type Cents,
  PERCENT_DECIMALS,
  type Percent,
} from '#documents/money/amounts.ts';
import { currencyDecimals } from '#documents/money/currency-unit.ts';
import { toDecimal } from '#documents/money/decimal.ts';

/**
 * « 1234.50 »: the decimals of the currency, a point, no thousands. Two at most (BR-DEC,
 * BR-FR-DEC-01), so « 1234 » where it has no cents.
 */
export function amountText(amount: Cents, currency: string): string {
  return toDecimal(amount, AMOUNT_DECIMALS, currencyDecimals(currency));
}

/** « 20 », « 5.5 »: the writings of rates that France knows (BR-FR-16). */
export function percentText(percent: Percent): string {
  return toDecimal(percent, PERCENT_DECIMALS);
}
