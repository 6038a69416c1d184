import { PERCENT_DECIMALS, type Percent } from '#documents/money/amounts.ts';
import { toDecimal } from '#documents/money/decimal.ts';

/** « 20 », « 5.5 »: the writings of rates that France knows (BR-FR-16). */
export function percentText(percent: Percent): string {
  return toDecimal(percent, PERCENT_DECIMALS);
}
