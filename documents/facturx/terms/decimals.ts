import {
  AMOUNT_DECIMALS,
  type Cents,
  PERCENT_DECIMALS,
  type Percent,
} from '#documents/money/amounts.ts';
import { toDecimal } from '#documents/money/decimal.ts';

/** « 1234.50 »: two decimals, a point, no thousands (BR-DEC, BR-FR-DEC-01). */
export function amountText(amount: Cents): string {
  return toDecimal(amount, AMOUNT_DECIMALS, AMOUNT_DECIMALS);
}

/** « 20 », « 5.5 »: the writings of rates that France knows (BR-FR-16). */
export function percentText(percent: Percent): string {
  return toDecimal(percent, PERCENT_DECIMALS);
}
