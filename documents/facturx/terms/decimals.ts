import { PERCENT_DECIMALS, type Percent } from '#documents/money/amounts.ts';
import { toDecimal } from '#documents/money/decimal.ts';

/** « 20 », « 5.5 »: rates as BR-FR-16 lists them. */
export function percentText(percent: Percent): string {
  return toDecimal(percent, PERCENT_DECIMALS);
}
