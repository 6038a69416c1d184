import type { Cents } from '#documents/money/amounts.ts';
import { formatAmount } from '#documents/money/format.ts';

/** « 37 500 € »: an amount of the law, without the cents when there are none. */
export function formatWholeAmount(amount: Cents): string {
  return formatAmount(amount).replace(/,00(?=\u00a0)/, '');
}
