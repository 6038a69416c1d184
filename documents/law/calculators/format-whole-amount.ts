import type { Cents } from '#documents/money/amounts.ts';
import { formatAmount } from '#documents/money/format.ts';

/** « 37 500 € »: an amount of the law, without zero cents. */
export function formatWholeAmount(amount: Cents): string {
  return formatAmount(amount).replace(/,00(?=\u00a0)/, '');
}
